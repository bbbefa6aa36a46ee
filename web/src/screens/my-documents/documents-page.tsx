import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import {
  type DocumentPage,
  type DocumentsFilters,
  documentsPerPage,
  inventedDocuments,
  SelectedDocuments,
  useDocumentSelection,
} from '#capabilities/documents/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Balances } from './balances/balances.tsx';
import classes from './documents-page.module.css';
import { DocumentFilters } from './list/document-filters.tsx';
import { DocumentList } from './list/document-list.tsx';
import { DocumentSearch } from './list/document-search.tsx';
import { DocumentTabs } from './list/document-tabs.tsx';
import { NoDocuments } from './list/no-documents.tsx';
import { SourceErrors } from './list/source-errors.tsx';
import { SourcesReading } from './list/sources-reading.tsx';
import { useFoundTexts } from './list/use-found-texts.ts';
import { MonthButton } from './month/month-button.tsx';
import { Previewed } from './preview/previewed.tsx';
import type { Previewing } from './preview/use-preview.ts';
import { StatementButton } from './statement/statement-button.tsx';

type Props = {
  query: UseQueryResult<DocumentPage>;
  filters: DocumentsFilters;
  page: number;
  preview: Previewing;
  onFilters: (filters: DocumentsFilters, replace?: boolean) => void;
};

/** All documents that the filters leave, and beside them the one that is looked at, each from the top. */
export function DocumentsPage(props: Props) {
  const { preview } = props;
  const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && preview.open !== undefined) preview.close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the key of the preview inside.
    <div className={classes.columns} data-preview={preview.open !== undefined || undefined} onKeyDown={leave}>
      <div className="grid one-column content-start shrinkable gap-10">
        <DocumentsHead {...props} />
        <ListedDocuments {...props} />
      </div>
      <Previewed preview={preview} />
    </div>
  );
}

/** Heading, search, balances, filters and tabs never wait for the list. */
function DocumentsHead({ query: { data, isPlaceholderData }, filters, page, preview, onFilters }: Props) {
  const { t } = useTranslation('documents');
  const isWide = useIsWide();
  const texts = useFoundTexts(isPlaceholderData ? undefined : data, page);
  const search = (
    <DocumentSearch q={filters.q} onSearch={(q, isRefined) => onFilters(changedFilters(filters, { q }), isRefined)} />
  );
  const balances = <Balances onShow={(payer) => onFilters({ status: 'overdue', payer })} />;
  return (
    <>
      <header className={`${classes.head} row gap-8-16 touch`} data-print="no">
        <h1 className={classes.title}>{t('heading')}</h1>
        {isWide && search}
        <div className="row push-end gap-8">
          <MonthButton filters={filters} isShort={preview.open !== undefined} />
          <StatementButton isShort={preview.open !== undefined} />
        </div>
      </header>
      <VisuallyHidden>
        <span role="status">{texts?.found}</span>
      </VisuallyHidden>
      {isWide && balances}
      <DocumentFilters filters={filters} show={texts?.show} search={!isWide && search} onFilters={onFilters} />
      {!isWide && balances}
      <DocumentTabs filters={filters} counts={data?.counts} errors={data?.errors ?? []} />
    </>
  );
}

function ListedDocuments({ query, filters, page, preview, onFilters }: Props) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const texts = useFoundTexts(query.isPlaceholderData ? undefined : data, page);
  const selecting = useDocumentSelection(data?.documentList ?? []);
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const list = { search: pageOf(page), selection: selecting.selection, preview };
  return (
    <>
      {data && <SourceErrors errors={data.errors} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />}
      <BlockStates
        query={query}
        frame={frame}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<DocumentList rows={inventedDocuments} {...list} />}
      >
        {({ documentList, total, counts, reading }) =>
          documentList.length > 0 ? (
            <DocumentList rows={documentList} {...list} />
          ) : (
            <NoDocuments
              filters={filters}
              total={total}
              hasOthers={counts.all > 0}
              isReading={reading.length > 0}
              onClear={() => onFilters({ type: 'all' })}
            />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((data?.total ?? 0) / documentsPerPage)}
        link={(n, look) => (
          <Link to="/my-documents" search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />
        )}
      >
        {texts?.range}
      </ListPager>
      {/* Below the list: it comes and goes, and nothing of it shall move. */}
      {data && <SourcesReading reading={data.reading} />}
      <SelectedDocuments {...selecting} />
    </>
  );
}
