import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type DocumentsOutlook,
  inventedDocuments,
  type ListedDocument,
  SelectedDocuments,
  useDocumentSelection,
} from '#capabilities/documents/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import ways from '../rows/way-on.module.css';
import { useWorkColumns } from './work-columns.tsx';
import { workGroupOf } from './work-group.ts';
import classes from './work-list.module.css';

type Props = { outlook: DocumentsOutlook | undefined; today: string; mayReadOrders: boolean };

const waitingRows = inventedDocuments.slice(0, 6);

/** The first documents to be dealt with, what is new and what came before, to be looked at, marked and taken together. */
export function WorkList({ outlook, today, mayReadOrders }: Props) {
  const { t } = useTranslation('desk');
  const isWide = useIsWide();
  const columns = useWorkColumns({ today, mayReadOrders });
  const rows = outlook?.work.documents ?? waitingRows;
  const { selection, chosen } = useDocumentSelection(rows);
  const names = useGroupNames(outlook);
  const groupOf = (freshFrom: string) => (row: ListedDocument) => names[workGroupOf(row, { today, freshFrom })];
  const list = (
    <DataList
      label={t('paying.work')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      opening={{
        link: (row, look) => <Link to="/my-documents" search={{ document: row.id }} {...look} />,
      }}
      {...(outlook && { groupOf: groupOf(outlook.fresh.from) })}
      {...(isWide && { selection })}
    />
  );
  return (
    <section className={`${classes.list} shrinkable`}>
      {!outlook && <Waiting>{list}</Waiting>}
      {outlook && rows.length === 0 && (
        <p className={`${classes.none} card muted text-center`}>{t('documents.none')}</p>
      )}
      {outlook && rows.length > 0 && list}
      <Link to="/my-documents" className={ways.way}>
        {t('documents.all')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      {isWide && <SelectedDocuments selection={selection} chosen={chosen} />}
    </section>
  );
}

/** With how many there are of each, beyond those that are shown. */
function useGroupNames(outlook: DocumentsOutlook | undefined) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  if (!outlook) return { due: '', fresh: '', earlier: '' };
  const { overdue, dueSoon, open, fresh, work } = outlook;
  const due = overdue.count + dueSoon.count + open.creditNotes;
  const counted = (name: string, count: number) => `${name} · ${formatNumber(language, count)}`;
  return {
    due: counted(t('paying.work'), due),
    fresh: counted(t('paying.newSince', { day: formatShortDate(language, fresh.from) }), work.total - due),
    earlier: t('paying.earlier'),
  };
}
