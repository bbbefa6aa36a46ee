import { IconChevronDown } from '@tabler/icons-react';
import { formatCents, formatMoney, formatNumber, formatPercent } from '#platform/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import { byContainer, type Deposit } from './deposits.ts';
import classes from './order-totals.module.css';

export type Totals = {
  currency: string;
  /** What discounts are taken from: the list prices, or the customer's own where only coupons count. */
  base: { kind: 'list' | 'own'; amount: number } | undefined;
  discounts: readonly { label: string; amount: number }[];
  net: number;
  taxes: readonly { rate: number; amount: number }[];
  depositTotal: number;
  deposits: readonly Deposit[];
  total: number;
};

/** What is to be paid and of what it is made up, in the order in which it adds up. */
export function OrderTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { currency, base, discounts, net, taxes, depositTotal, deposits, total } = totals;
  return (
    <div className={classes.totals}>
      <dl className={classes.rows}>
        {base && <Row label={t(`totals.${base.kind}`)} amount={base.amount} />}
        {discounts.map(({ label, amount }) => (
          <Row key={label} label={label} amount={-amount} isGain />
        ))}
        <Row label={t('totals.net')} amount={net} />
        {taxes.map(({ rate, amount }) => (
          <Row key={rate} label={t('totals.tax', { rate: formatPercent(language, rate / 100) })} amount={amount} />
        ))}
      </dl>
      {depositTotal !== 0 && <Deposits total={depositTotal} deposits={deposits} />}
      <dl className={classes.sum}>
        <dt>{t('totals.total')}</dt>
        <dd>{formatMoney(language, total, currency)}</dd>
      </dl>
    </div>
  );
}

function Row({ label, amount, isGain = false }: { label: string; amount: number; isGain?: boolean }) {
  return (
    <div className={classes.row} data-gain={isGain || undefined}>
      <dt>{label}</dt>
      <dd>{formatCents(useLanguage(), amount)}</dd>
    </div>
  );
}

/** Deposits are folded: what matters is that they are apart from the goods; what for, whoever wants to know opens. */
function Deposits({ total, deposits }: { total: number; deposits: readonly Deposit[] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return (
    <details className={classes.fold}>
      <summary className={classes.row}>
        <span className={classes.opener}>
          {t('totals.deposits')}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </span>
        <span>{formatCents(language, total)}</span>
      </summary>
      <ul className={classes.list}>
        {byContainer(deposits).map(({ sku, name, units, total: amount }) => (
          <li key={sku} className={classes.row}>
            <span>
              {formatNumber(language, units)} × {name}
            </span>
            <span>{formatCents(language, amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
