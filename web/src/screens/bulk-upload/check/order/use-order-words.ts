import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** Penny Modřice · Wed 18 Nov · 4 rows */
export function useOrderWords(): (order: BulkOrder) => string {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  return ({ shipTo, deliveryDate, rows }) =>
    [
      ...(shipTo ? [shipTo.name] : []),
      ...(deliveryDate ? [formatDateWithWeekday(language, deliveryDate)] : []),
      t('rows', { count: rows, n: formatNumber(language, rows) }),
    ].join(' · ');
}
