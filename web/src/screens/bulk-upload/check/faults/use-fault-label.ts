import type { BulkFault, BulkHead } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** Row 7, column B: · Rows 13–14, column C: */
export function useFaultLabel(columns: Partial<BulkHead['columns']>) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  return ({ column }: BulkFault, rows: readonly number[]): string => {
    const n = (row: number | undefined) => formatNumber(language, row ?? 0);
    const where =
      rows.length > 1 ? t('fault.rows', { from: n(rows[0]), to: n(rows.at(-1)) }) : t('fault.row', { n: n(rows[0]) });
    const letter = column && columns[column];
    if (letter) return `${where}, ${t('fault.column', { letter })}:`;
    return column ? `${where}, ${t(`columns.${column}`)}:` : `${where}:`;
  };
}
