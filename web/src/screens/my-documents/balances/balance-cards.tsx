import { daysBetween } from '@dray/contract/calendar-day.ts';
import { IconAlertTriangle, IconFileInvoice } from '@tabler/icons-react';
import { type Balance, CreditFacts } from '#capabilities/documents/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureCard } from '#ui/figures/figure-card.tsx';
import { useToday } from '../day/use-today.ts';
import classes from './balance-cards.module.css';

export type ShowOverdue = (payerId: string) => void;

type Props = { balance: Balance; onShow: ShowOverdue };

/** Open, overdue, and how much of the credit is used. */
export function BalanceCards({ balance, onShow }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const today = useToday();
  const { payerId, currency, open, openCount, creditNoteCount, overdue, overdueCount, oldestDueDate, credit } = balance;
  const counted = (count: number) => t('balance.invoices', { count, n: formatNumber(language, count) });
  const lessCredits = t('balance.lessCredits', { count: creditNoteCount, n: formatNumber(language, creditNoteCount) });
  const days = oldestDueDate && overdueCount > 0 ? Math.max(0, daysBetween(oldestDueDate, today)) : 0;
  const late = [
    counted(overdueCount),
    ...(days > 0 ? [t('balance.oldest', { count: days, n: formatNumber(language, days) })] : []),
  ].join(', ');
  return (
    <div className={classes.cards}>
      <FigureCard
        icon={IconFileInvoice}
        label={t('balance.open')}
        amount={formatMoney(language, open, currency)}
        facts={[counted(openCount), ...(creditNoteCount > 0 ? [lessCredits] : [])].join(', ')}
      />
      <FigureCard
        icon={IconAlertTriangle}
        label={t('balance.overdue')}
        amount={formatMoney(language, overdue, currency)}
        isBad={overdueCount > 0}
        facts={
          <>
            {late}
            {overdueCount > 0 && (
              <>
                {' · '}
                <button
                  type="button"
                  className={classes.show}
                  aria-label={t('balance.showOverdue')}
                  onClick={() => onShow(payerId)}
                >
                  {t('balance.show')}
                </button>
              </>
            )}
          </>
        }
      />
      {credit && (
        <div className={`${classes.card} grid content-start gap-2 card`}>
          <CreditFacts credit={credit} currency={currency} />
        </div>
      )}
    </div>
  );
}
