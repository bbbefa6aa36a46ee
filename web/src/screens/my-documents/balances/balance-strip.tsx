import type { Balance } from '#capabilities/documents/index.ts';
import { formatMoney, formatNumber, formatPercent, formatWholeMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Meter } from '#ui/figures/meter.tsx';
import classes from './balance-strip.module.css';

export type ShowOverdue = (payerId: string) => void;

type Props = { balance: Balance; onShow: ShowOverdue };

const isNear = 0.9;

/** Open, overdue, and how much of the credit is used: one row, of the same height before it is known and after. */
export function BalanceStrip({ balance, onShow }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const isWide = useIsWide();
  const { payerId, currency, open, openCount, creditNoteCount, overdue, overdueCount, credit } = balance;
  // A phone has no room for cents.
  const money = (amount: number) => (isWide ? formatMoney : formatWholeMoney)(language, amount, currency);
  const counted = (count: number) =>
    isWide && ` · ${t('balance.invoices', { count, n: formatNumber(language, count) })}`;
  const lessCredits = t('balance.lessCredits', { count: creditNoteCount, n: formatNumber(language, creditNoteCount) });
  const late = (
    <>
      <span className={classes.label}>
        {t('balance.overdue')}
        {counted(overdueCount)}
      </span>
      <span className={classes.amount}>{money(overdue)}</span>
    </>
  );
  return (
    <div className={`${classes.strip} card`}>
      <p className={classes.cell}>
        <span className={classes.label}>
          {t('balance.open')}
          {counted(openCount)}
          {isWide && creditNoteCount > 0 && `, ${lessCredits}`}
        </span>
        <span className={classes.amount}>{money(open)}</span>
      </p>
      {overdueCount > 0 ? (
        <button
          type="button"
          className={classes.cell}
          data-bad=""
          title={t('balance.showOverdue')}
          onClick={() => onShow(payerId)}
        >
          {late}
        </button>
      ) : (
        <p className={classes.cell}>{late}</p>
      )}
      {credit && <Credit credit={credit} currency={currency} isWide={isWide} />}
    </div>
  );
}

type CreditProps = { credit: NonNullable<Balance['credit']>; currency: string; isWide: boolean };

function Credit({ credit: { limit, used, left, share, mode }, currency, isWide }: CreditProps) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const percent = formatPercent(language, Math.floor(share * 1000) / 1000);
  const rest = left > 0 ? t('balance.left', { left: formatMoney(language, left, currency) }) : t('balance.none');
  if (!isWide) {
    return (
      <p className={classes.cell}>
        <span className={classes.label}>{t('balance.credit')}</span>
        <span className={classes.amount}>{percent}</span>
      </p>
    );
  }
  return (
    <div className={classes.cell}>
      <Meter
        label={[t('balance.credit'), rest, ...(share >= isNear && mode !== 'none' ? [t(`balance.${mode}`)] : [])].join(
          ' · ',
        )}
        value={used}
        max={limit}
        text={percent}
        tone={share >= 1 ? 'over' : share >= isNear ? 'under' : 'ok'}
        isLow
      />
    </div>
  );
}
