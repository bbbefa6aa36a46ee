import { IconRecycle } from '@tabler/icons-react';
import type { Cart } from '#capabilities/cart/index.ts';
import { formatCents, formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import { sumBySku } from './returnable-sums.ts';
import classes from './returnables.module.css';

/** What is lent with the goods and comes back, outside of their price (K10). */
export function Returnables({ cart: { returnable_items: items, prices } }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const total = formatMoney(language, prices.deposit_total, prices.currency);
  if (items.length === 0) return null;
  return (
    <details className={`${classes.returnables} rule-above text-14 tabular`}>
      <summary className={`${classes.summary} row gap-10 touch no-bullets`}>
        <IconRecycle size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.name}>{t('returnables.heading')}</span>
        <strong>{total}</strong>
      </summary>
      <FigureTable
        caption={t('returnables.heading')}
        isCaptionHidden
        className={classes.table}
        heads={[t('returnables.what'), t('returnables.units'), t('returnables.each'), t('table.total')]}
        rows={sumBySku(items).map(({ sku, name, total_units, unit_price, total_price }) => ({
          key: sku,
          name,
          figures: [
            formatNumber(language, total_units),
            formatCents(language, unit_price),
            formatCents(language, total_price),
          ],
        }))}
      />
    </details>
  );
}
