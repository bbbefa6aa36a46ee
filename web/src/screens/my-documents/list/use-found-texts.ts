import { type DocumentPage, documentsPerPage } from '#capabilities/documents/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

type Texts = { found: string; show: string; range: string };

/** How many documents there are, in the words of each part that says it. */
export function useFoundTexts(data: DocumentPage | undefined, page: number): Texts | undefined {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  if (!data) return undefined;
  const count = { count: data.total, n: formatNumber(language, data.total) };
  const first = (page - 1) * documentsPerPage + 1;
  return {
    found: t('found', count),
    show: t('show', count),
    range: t('range', {
      from: formatNumber(language, first),
      to: formatNumber(language, first + data.documentList.length - 1),
      n: count.n,
    }),
  };
}
