import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type DocumentsOutlook,
  inventedDocuments,
  SelectedDocuments,
  useDocumentColumns,
  useDocumentSelection,
} from '#capabilities/documents/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import ways from '../rows/way-on.module.css';
import classes from './work-list.module.css';

type Props = { outlook: DocumentsOutlook | undefined; today: string; mayReadOrders: boolean };

const waitingRows = inventedDocuments.slice(0, 6);

/** The first documents to be dealt with, to be looked at, marked and taken together. */
export function WorkList({ outlook, today, mayReadOrders }: Props) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const columns = useDocumentColumns({ today, mayReadOrders });
  const rows = outlook?.work.documents ?? waitingRows;
  const { selection, chosen } = useDocumentSelection(rows);
  const total = outlook?.work.total ?? 0;
  const list = (
    <DataList
      label={t('paying.work')}
      isUnderHeading
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      selection={selection}
      opening={{
        link: (row, look) => <Link to="/my-documents" search={{ document: row.id }} {...look} />,
      }}
    />
  );
  return (
    <section className="shrinkable">
      <div className={`${classes.head} row wrap gap-0-12 touch`}>
        <h2 className="semibold">{t('paying.work')}</h2>
        {total > 0 && (
          <span className="muted">{t('paying.documents', { count: total, n: formatNumber(language, total) })}</span>
        )}
        <Link to="/my-documents" className={ways.way}>
          {t('documents.all')}
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </Link>
      </div>
      {!outlook && <Waiting>{list}</Waiting>}
      {outlook && total === 0 && <p className={classes.none}>{t('documents.none')}</p>}
      {outlook && total > 0 && list}
      <SelectedDocuments selection={selection} chosen={chosen} />
    </section>
  );
}
