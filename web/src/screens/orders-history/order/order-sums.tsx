import { IconChevronDown } from '@tabler/icons-react';
import { type Deposit, SumTable } from '#capabilities/cart/index.ts';
import { type OrderDetail, sumsOfOrder } from '#capabilities/ordering/index.ts';
import { formatCents, formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './order-sums.module.css';

/** What is to be paid: by what was delivered once that differs, and by what was ordered, folded below it. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { deliveredTotals, currency, totals } = order;
  const ordered = <SumTable sums={sumsOfOrder(order)} currency={currency} deposits={depositsOf(order)} />;
  if (!deliveredTotals) return ordered;
  return (
    <>
      <DeliveredSums totals={deliveredTotals} currency={currency} />
      <details className={`${classes.fold} mt-8`}>
        <summary className={classes.opener}>
          {t('detail.sums.was', { amount: formatMoney(language, totals.grand, currency) })}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </summary>
        {ordered}
      </details>
    </>
  );
}

type Delivered = { totals: NonNullable<OrderDetail['deliveredTotals']>; currency: string };

function DeliveredSums({ totals: { net, tax, deposit, grand }, currency }: Delivered) {
  const { t } = useTranslation(['orders', 'order']);
  const language = useLanguage();
  const rows = [
    { key: 'net', label: t('order:totals.goods'), value: net },
    { key: 'tax', label: t('orders:detail.sums.tax'), value: tax },
    { key: 'deposit', label: t('order:totals.deposits'), value: deposit },
  ];
  return (
    <dl className="grid gap-6 text-15">
      {rows.map(({ key, label, value }) => (
        <div key={key} className={`${classes.row} flex between gap-12 tabular`}>
          <dt>{label}</dt>
          <dd>{formatCents(language, value)}</dd>
        </div>
      ))}
      <div className={`${classes.total} flex between gap-12 tabular`}>
        <dt>{t('order:totals.totalWithDeposits')}</dt>
        <dd>{formatMoney(language, grand, currency)}</dd>
      </div>
    </dl>
  );
}

const depositsOf = ({ returnables }: OrderDetail): Deposit[] =>
  returnables.map(({ sku, name, totalUnits, totalPrice }) => ({ sku, name, units: totalUnits, total: totalPrice }));
