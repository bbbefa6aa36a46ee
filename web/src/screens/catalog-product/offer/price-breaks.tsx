import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../product.queries.ts';
import classes from './price-breaks.module.css';

/** From which quantity on a pack costs less; nothing where it never does. */
export function PriceBreaks({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'catalogue']);
  const language = useLanguage();
  const isNet = usePriceBasis() === 'net';
  if (product.price_breaks.length === 0) return null;
  const noun = packNoun(product.pack_format);
  return (
    <table className={classes.steps}>
      <caption className={classes.heading}>{t('product:breaks.heading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product:breaks.from')}</th>
          <th scope="col">
            {t('product:breaks.each')} {t(`product:per.${noun}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {product.price_breaks.map(({ min_qty: packs, price, price_tax }) => (
          <tr key={packs}>
            <th scope="row">{t(`catalogue:amount.${noun}`, { count: packs, n: formatNumber(language, packs) })}</th>
            <td>{formatMoney(language, isNet ? price : price_tax, product.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
