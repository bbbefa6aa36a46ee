import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName, TwoLines } from '#ui/list/data/two-lines.tsx';
import { useDocumentName } from '../file/document-name.ts';
import { fileLink } from '../file/file-links.ts';
import type { ListedDocument } from '../queries/documents.queries.ts';
import classes from './document-columns.module.css';
import { DocumentStatus } from './document-status.tsx';

export type Reader = {
  /** By the calendar of the reader's market: whether something is overdue depends on it. */
  today: string;
  /** An order's number leads to it. */
  mayReadOrders: boolean;
};

/** A document in the list, in two lines: which and when, of which order, until when and whether it is paid, how much. */
export function useDocumentColumns({ today, mayReadOrders }: Reader): readonly Column<ListedDocument>[] {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const nameOf = useDocumentName();
  const day = (date: string) => formatShortDate(language, date);
  const amountOf = ({ amount, currency }: ListedDocument) =>
    amount !== null && currency !== null ? formatMoney(language, amount, currency) : '';
  return [
    {
      key: 'document',
      head: t('columns.document'),
      isRowHead: true,
      cell: nameOf,
      below: ({ date }) => <BelowName>{day(date)}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'order',
      head: t('columns.order'),
      cell: (row) => <OrderLink row={row} mayRead={mayReadOrders} />,
      card: 'none',
    },
    {
      key: 'facts',
      head: t('columns.document'),
      cell: ({ date, orderNumber }) =>
        [day(date), ...(orderNumber ? [t('order', { number: orderNumber })] : [])].join(' · '),
      card: { slot: 'line' },
      isCardOnly: true,
    },
    {
      key: 'due',
      head: t('columns.due'),
      cell: (row) => (
        <TwoLines below={<DocumentStatus document={row} today={today} />}>
          {row.dueDate ? day(row.dueDate) : '–'}
        </TwoLines>
      ),
      card: {
        slot: 'status',
        cell: (row) => (
          <span className={classes.due}>
            <DocumentStatus document={row} today={today} /> {row.dueDate && t('dueOn', { day: day(row.dueDate) })}
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
      cell: (row) => <FileAction row={row} name={nameOf(row)} />,
      card: { slot: 'foot' },
    },
  ];
}

function OrderLink({ row: { orderNumber }, mayRead }: { row: ListedDocument; mayRead: boolean }) {
  if (!orderNumber) return '–';
  if (!mayRead) return orderNumber;
  return (
    <Link to="/orders/history" search={{ order: orderNumber }} className={classes.order}>
      {orderNumber}
    </Link>
  );
}

/** A file that did not come is asked for again where it is shown. */
function FileAction({ row: { id, fileName, isFileThere }, name }: { row: ListedDocument; name: string }) {
  const { t } = useTranslation('documents');
  if (isFileThere) {
    return (
      <a
        className={`${iconButtonClass} ${classes.file} push-end`}
        href={fileLink(id)}
        download={fileName}
        aria-label={t('download', { name })}
      >
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </a>
    );
  }
  return (
    <Link
      className={`${iconButtonClass} ${classes.file} push-end`}
      to="/my-documents"
      search={(now: object) => ({ ...now, document: id })}
      resetScroll={false}
      aria-label={t('retry', { name })}
    >
      <IconRefresh size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
