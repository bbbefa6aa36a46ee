import type { OrderRow } from '#capabilities/ordering/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** 3 pallets, or how many packs where none is filled. */
export function useLoadText(): (order: OrderRow) => string {
  const { t } = useTranslation(['order', 'catalogue']);
  const language = useLanguage();
  return ({ pallets, quantityTotal }) =>
    pallets > 0
      ? t('order:lines.pallets', { count: pallets, n: formatNumber(language, pallets) })
      : t('catalogue:amount.pack', { count: quantityTotal, n: formatNumber(language, quantityTotal) });
}
