import {
  DocumentFile,
  DocumentOrder,
  DocumentStatus,
  type ListedDocument,
  useDocumentName,
} from '#capabilities/documents/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';

type Reader = { today: string; mayReadOrders: boolean };

/** A document in one line: which, of which order, until when, whether it is paid, how much. */
export function useWorkColumns({ today, mayReadOrders }: Reader): readonly Column<ListedDocument>[] {
  const { t } = useTranslation(['documents', 'desk']);
  const language = useLanguage();
  const nameOf = useDocumentName();
  const dayOf = ({ dueDate }: ListedDocument) => (dueDate ? formatShortDate(language, dueDate) : '–');
  const amountOf = ({ amount, currency }: ListedDocument) =>
    amount !== null && currency !== null ? formatMoney(language, amount, currency) : '';
  return [
    { key: 'document', head: t('columns.document'), isRowHead: true, cell: nameOf, card: { slot: 'title' } },
    {
      key: 'order',
      head: t('columns.order'),
      cell: (row) => <DocumentOrder row={row} mayRead={mayReadOrders} />,
      card: 'none',
    },
    { key: 'due', head: t('columns.due'), kind: 'day', cell: dayOf, card: 'none' },
    {
      key: 'status',
      head: t('desk:paying.payment'),
      cell: (row) => <DocumentStatus document={row} today={today} />,
      card: {
        slot: 'line',
        cell: (row) => (
          <span className="row between gap-8">
            <DocumentStatus document={row} today={today} />
            <span className="tabular push-end">{row.dueDate && dayOf(row)}</span>
          </span>
        ),
      },
    },
    {
      key: 'amount',
      head: t('columns.amount'),
      kind: 'number',
      cell: (row) => <strong>{amountOf(row)}</strong>,
      card: { slot: 'end', cell: amountOf },
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      cell: (row) => <DocumentFile row={row} name={nameOf(row)} />,
      card: 'none',
    },
  ];
}
