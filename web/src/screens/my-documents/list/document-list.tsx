import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { type DocumentsAddress, type ListedDocument, useDocumentColumns } from '#capabilities/documents/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import type { ListSelection } from '#ui/list/selection/use-selection.ts';
import { useToday } from '../day/use-today.ts';
import type { Previewing } from '../preview/use-preview.ts';

type Props = {
  /** What the list is narrowed by: the address of a document says it, too. */
  search: DocumentsAddress;
  rows: readonly ListedDocument[];
  selection: ListSelection<ListedDocument>;
  preview: Previewing;
};

/** Enter previews, Space marks, with Shift everything between; while one is previewed, up and down show the next. */
export function DocumentList({ search, rows, selection, preview }: Props) {
  const { t } = useTranslation('documents');
  const isBeside = useIsWide() && preview.open !== undefined;
  const columns = useDocumentColumns({ today: useToday(), mayReadOrders: useSession().may('My Orders'), isBeside });
  const mark = (row: ListedDocument) => (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    selection.toggle(row, !selection.chosen.has(row.id), event.shiftKey);
  };
  return (
    <DataList
      label={t('listHeading')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      selection={selection}
      isCurrent={({ id }) => id === preview.open}
      opening={{
        link: (row, look) => (
          <Link
            to="/my-documents"
            search={{ ...search, document: row.id }}
            resetScroll={false}
            // One step back closes the preview, however many documents were looked at.
            replace={preview.open !== undefined}
            data-document={row.id}
            aria-current={row.id === preview.open || undefined}
            onKeyDown={mark(row)}
            onFocus={() => isBeside && row.id !== preview.open && preview.show(row.id)}
            {...look}
          />
        ),
      }}
    />
  );
}
