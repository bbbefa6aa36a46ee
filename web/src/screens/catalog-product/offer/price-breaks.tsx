import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import type { Product } from '../queries/product.queries.ts';
import classes from './price-breaks.module.css';

/** From which quantity on a pack costs less; nothing where it never does. */
export function PriceBreaks({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'catalogue']);
  const language = useLanguage();
  const isNet = usePriceBasis() === 'net';
  if (product.price_breaks.length === 0) return null;
  const noun = packNoun(product.pack_format);
  return (
    <FigureTable
      caption={t('product:breaks.heading')}
      className={classes.steps}
      heads={[t('product:breaks.from'), `${t('product:breaks.each')} ${t(`product:per.${noun}`)}`]}
      rows={product.price_breaks.map(({ min_qty: packs, price, price_tax }) => ({
        key: String(packs),
        name: t(`catalogue:amount.${noun}`, { count: packs, n: formatNumber(language, packs) }),
        figures: [formatMoney(language, isNet ? price : price_tax, product.currency)],
      }))}
    />
  );
}
