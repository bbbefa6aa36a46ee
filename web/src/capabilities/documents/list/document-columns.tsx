import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import type { Column } from '#ui/list/data/column.ts';
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
  /** A document is shown beside the list: what it says itself leaves the rows. */
  isBeside?: boolean;
};

/** A document in the list, in one line: which and when, of which order, until when and whether it is paid, how much. */
export function useDocumentColumns({
  today,
  mayReadOrders,
  isBeside = false,
}: Reader): readonly Column<ListedDocument>[] {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const nameOf = useDocumentName();
  const day = (date: string) => formatShortDate(language, date);
  const amountOf = ({ amount, currency }: ListedDocument) =>
    amount !== null && currency !== null ? formatMoney(language, amount, currency) : '';
  const order: Column<ListedDocument> = {
    key: 'order',
    head: t('columns.order'),
    cell: (row) => <DocumentOrder row={row} mayRead={mayReadOrders} />,
    card: 'none',
  };
  const actions: Column<ListedDocument> = {
    key: 'actions',
    head: t('columns.actions'),
    isHeadHidden: true,
    cell: (row) => <DocumentFile row={row} name={nameOf(row)} />,
    card: 'none',
  };
  return [
    { key: 'document', head: t('columns.document'), isRowHead: true, cell: nameOf, card: { slot: 'title' } },
    {
      key: 'date',
      head: t('columns.issued'),
      kind: 'day',
      cell: ({ date }) => <span className="muted">{day(date)}</span>,
      card: 'none',
    },
    ...(isBeside ? [] : [order]),
    {
      key: 'due',
      head: t('columns.due'),
      kind: 'day',
      cell: ({ dueDate }) => (dueDate ? day(dueDate) : '–'),
      card: {
        slot: 'beside',
        cell: ({ dueDate, date }) => (
          <span className="muted size-13">{dueDate ? t('dueOn', { day: day(dueDate) }) : day(date)}</span>
        ),
      },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: (row) => <DocumentStatus document={row} today={today} isShort={isBeside} />,
      card: { slot: 'line', cell: (row) => <DocumentStatus document={row} today={today} isShort /> },
    },
    {
      key: 'amount',
      head: t('columns.amount'),
      kind: 'number',
      cell: (row) => <strong>{amountOf(row)}</strong>,
      card: { slot: 'end', cell: amountOf },
    },
    ...(isBeside ? [] : [actions]),
  ];
}

export function DocumentOrder({ row: { orderNumber }, mayRead }: { row: ListedDocument; mayRead: boolean }) {
  if (!orderNumber) return '–';
  if (!mayRead) return orderNumber;
  return (
    <Link to="/orders/history" search={{ order: orderNumber }} className={classes.order}>
      {orderNumber}
    </Link>
  );
}

/** A file that did not come is asked for again where it is shown. */
export function DocumentFile({ row: { id, fileName, isFileThere }, name }: { row: ListedDocument; name: string }) {
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
