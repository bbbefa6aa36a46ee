import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePriceBasis } from './price-basis.ts';
import classes from './price-block.module.css';
import { type PricedProduct, shownPrices } from './shown-prices.ts';

type Props = { product: PricedProduct; size?: 'row' | 'card' };

/** Your price, per litre, list price struck, deposit: in this order on every screen, one line each thing (moment 10). */
export function PriceBlock({ product, size = 'card' }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { yours, perLitre, list, deposit } = shownPrices(product, usePriceBasis());
  const money = (amount: number) => formatMoney(language, amount, product.currency);
  return (
    <div className={`${classes.prices} tabular`} data-size={size}>
      {yours !== undefined && (
        <p className={classes.yours}>
          <VisuallyHidden>{t('price.yours')}: </VisuallyHidden>
          {money(yours)}
        </p>
      )}
      {(perLitre !== undefined || list !== undefined) && (
        <p className={classes.line}>
          {perLitre !== undefined && <strong className="semibold ink nowrap">{`${money(perLitre)}/l`}</strong>}
          {perLitre !== undefined && list !== undefined && <span className={classes.dot}> · </span>}
          {list !== undefined && <ListPrice>{money(list)}</ListPrice>}
        </p>
      )}
      {yours !== undefined && (
        <p className={classes.line}>
          {deposit > 0 ? t('price.deposit', { amount: money(deposit) }) : t('price.noDeposit')}
        </p>
      )}
      {product.promo_until && yours !== undefined && (
        <p className={classes.promo}>
          {t('price.promoUntil', { date: formatShortDate(language, product.promo_until) })}
        </p>
      )}
    </div>
  );
}

function ListPrice({ children }: { children: string }) {
  const { t } = useTranslation('catalogue');
  return (
    <span className={`${classes.list} nowrap`}>
      <VisuallyHidden>{t('price.list')}: </VisuallyHidden>
      <s>{children}</s>
    </span>
  );
}
