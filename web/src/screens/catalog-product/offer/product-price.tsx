import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { shownPrices, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import { PriceHeadline } from './price-headline.tsx';
import classes from './product-price.module.css';

type Props = { product: Product };

/** What one pack costs the reader; the deposit stands apart, by its parts where there are several. */
export function ProductPrice({ product }: Props) {
  const { t } = useTranslation(['catalogue', 'product']);
  const language = useLanguage();
  const basis = usePriceBasis();
  const { yours, perLitre, list, deposit } = shownPrices(product, basis);
  const money = (amount: number) => formatMoney(language, amount, product.currency);
  if (yours === undefined) return null;

  const unit = t('product:price.unit', {
    per: t(`product:per.${packNoun(product.pack_format)}`),
    basis: t(`catalogue:basis.${basis}`),
  });
  const otherSide =
    basis === 'net'
      ? t('product:price.gross', { amount: money(product.your_price_tax ?? yours) })
      : t('product:price.net', { amount: money(product.your_price ?? yours) });
  const depositText =
    deposit > 0 ? t('catalogue:price.deposit', { amount: money(deposit) }) : t('catalogue:price.noDeposit');

  return (
    <PriceHeadline
      amount={money(yours)}
      unit={unit}
      perLitre={perLitre === undefined ? undefined : `${money(perLitre)}/l`}
      list={list === undefined ? undefined : money(list)}
      second={[otherSide, depositText]}
    >
      {product.deposits.length > 1 && (
        <ul className={`${classes.deposits} flex wrap muted`} aria-label={t('product:price.deposits')}>
          {product.deposits.map(({ sku, name, units, unit_price }) => (
            <li key={sku}>{`${formatNumber(language, units)}\u00a0× ${name} ${money(unit_price)}`}</li>
          ))}
        </ul>
      )}
      {product.promo_until && (
        <p className={classes.promo}>
          {t('catalogue:price.promoUntil', { date: formatShortDate(language, product.promo_until) })}
        </p>
      )}
    </PriceHeadline>
  );
}
