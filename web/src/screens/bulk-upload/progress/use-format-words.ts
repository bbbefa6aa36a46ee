import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';

const delimiters = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;

/** How the file was written, as far as that had to be found out: a spreadsheet says it itself. */
export function useFormatWords(): (head: Pick<BulkHead, 'delimiter' | 'encoding'>) => readonly string[] {
  const { t } = useTranslation('bulk-upload');
  return ({ delimiter, encoding }) => {
    const name = Object.entries(delimiters).find(([sign]) => sign === delimiter)?.[1];
    return [
      ...(name ? [t(`progress.delimiter.${name}`)] : []),
      ...(encoding ? [t('progress.encoding', { name: encoding.toUpperCase() })] : []),
    ];
  };
}
