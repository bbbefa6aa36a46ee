import { formatCents, formatMoney, formatPercent } from '#platform/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import type { Cart } from './active-cart.queries.ts';
import classes from './totals.module.css';

type Priced = Pick<
  Cart['prices'],
  'basic_total' | 'your_total' | 'discount_total' | 'deposit_total' | 'grand_total_tax' | 'currency' | 'taxes'
>;

type Props = {
  prices: Priced;
  /** What each coupon takes off. */
  discounts?: Cart['discounts'];
  /** The price of the list and what was saved against it. */
  hasSavings?: boolean;
};

/** Goods, discounts, tax by its rate, deposits, and what is to be paid; all of it the server's. */
export function Totals({ prices, discounts = [], hasSavings = false }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const cents = (amount: number) => formatCents(language, amount);
  const saved = Math.round((prices.basic_total - prices.your_total) * 100) / 100;
  return (
    <dl className={classes.totals}>
      <Row name={t('totals.goods')} value={cents(prices.your_total)} />
      {hasSavings && saved > 0 && <Row name={t('totals.saved')} value={cents(-saved)} isGood />}
      {discounts.map(({ label, amount }) => (
        <Row key={label} name={label} value={cents(-amount)} isGood />
      ))}
      {prices.taxes.map(({ rate, amount }) => (
        <Row key={rate} name={t('totals.tax', { rate: formatPercent(language, rate / 100) })} value={cents(amount)} />
      ))}
      <Row name={t('totals.deposits')} value={cents(prices.deposit_total)} />
      <div className={classes.sum}>
        <dt>{t('totals.total')}</dt>
        <dd>{formatMoney(language, prices.grand_total_tax, prices.currency)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ name, value, isGood = false }: { name: string; value: string; isGood?: boolean }) => (
  <div className={classes.row} data-good={isGood || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
