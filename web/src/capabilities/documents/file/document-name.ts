import { useTranslation } from '#platform/texts/texts.ts';
import type { ListedDocument } from '../queries/documents.queries.ts';

/** What a document is called in a list: what its archive calls it, else its kind and number. */
export function useDocumentName(): (document: Pick<ListedDocument, 'type' | 'number' | 'title'>) => string {
  const { t } = useTranslation('documents');
  return ({ type, number, title }) =>
    title
      ? [title, title.includes(number) ? '' : number].filter(Boolean).join('\u00a0')
      : t(`documents:name.${type}`, { number });
}
