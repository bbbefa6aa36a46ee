import { type SumRow, type Sums, sumRows } from '@dray/contract/cart/sum-rows.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { formatCents, formatMoney, formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { type Translate, useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { byContainer, type Deposit } from './deposits.ts';
import classes from './sum-table.module.css';

type Props = {
  sums: Sums;
  currency: string;
  /** What the deposits are for; without it their sum is shown alone. */
  deposits?: readonly Deposit[];
  /** In a narrow column. */
  isDense?: boolean;
};

/** What is to be paid and of what it is made up, in the order in which it adds up; the same on every screen. */
export function SumTable({ sums, currency, deposits = [], isDense = false }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return (
    <dl className={`${classes.totals} grid gap-6 text-15`} data-dense={isDense || undefined}>
      {sumRows(sums).map((row) => {
        const key = `${row.kind} ${'rate' in row ? row.rate : ''}${'label' in row ? row.label : ''}`;
        if (row.kind === 'total' || row.kind === 'totalWithDeposits') {
          return (
            <div key={key} className={classes.sum}>
              <dt>{t(`totals.${row.kind}`)}</dt>
              <dd>{formatMoney(language, row.cents / 100, currency)}</dd>
            </div>
          );
        }
        const value = formatCents(language, row.cents / 100);
        if (row.kind === 'deposits' && deposits.length > 0) {
          return <FoldedDeposits key={key} total={value} deposits={deposits} />;
        }
        return (
          <div key={key} className={`${classes.row} flex between gap-16`} data-kind={row.kind}>
            <dt>{labelOf(t, row, (rate) => formatPercent(language, rate / 100))}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function labelOf(t: Translate<'order'>, row: SumRow, percent: (rate: number) => string): string {
  if (row.kind === 'coupon') return row.label;
  if (row.kind === 'tax') return t('totals.tax', { rate: percent(row.rate) });
  return t(`totals.${row.kind}`);
}

/** Deposits are folded: what matters is that they are apart from the goods; what for is folded, for those who want to know. */
function FoldedDeposits({ total, deposits }: { total: string; deposits: readonly Deposit[] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return (
    <div className={`${classes.row} flex between gap-16`} data-kind="deposits">
      <dt>
        <details className={classes.fold}>
          <summary>
            <span className={classes.opener}>
              {t('totals.deposits')}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </span>
          </summary>
          <ul className={`${classes.list} grid gap-4 mt-8 text-14`}>
            {byContainer(deposits).map(({ sku, name, units, total: amount }) => (
              <li key={sku} className={`${classes.container} flex between gap-16`}>
                <span>
                  {formatNumber(language, units)} × {name}
                </span>
                <span>{formatCents(language, amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      </dt>
      <dd>{total}</dd>
    </div>
  );
}
