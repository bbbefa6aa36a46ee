import { useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { type ListSelection, useSelection } from '#ui/list/selection/use-selection.ts';
import { useDocumentName } from '../file/document-name.ts';
import type { ListedDocument } from '../queries/documents.queries.ts';

export type SelectedRows = { selection: ListSelection<ListedDocument>; chosen: readonly ListedDocument[] };

/** What is marked, also on pages of the list that were left: their sums and sizes are needed again. */
export function useDocumentSelection(rows: readonly ListedDocument[]): SelectedRows {
  const { t } = useTranslation('documents');
  const nameOf = useDocumentName();
  const seen = useRef(new Map<string, ListedDocument>());
  for (const row of rows) seen.current.set(row.id, row);
  const selection = useSelection({
    rows,
    keyOf: ({ id }: ListedDocument) => id,
    label: (row: ListedDocument) => t('select.row', { name: nameOf(row) }),
  });
  return { selection, chosen: [...selection.chosen].flatMap((id) => seen.current.get(id) ?? []) };
}
