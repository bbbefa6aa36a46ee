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
import { ListPager } from '#ui/list/list-pager.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { Balances } from './balances/balances.tsx';
import classes from './documents-page.module.css';
import { DocumentFilters } from './list/document-filters.tsx';
import { DocumentList } from './list/document-list.tsx';
import { DocumentTabs } from './list/document-tabs.tsx';
import { NoDocuments } from './list/no-documents.tsx';
import { SourceErrors } from './list/source-errors.tsx';
import { useFoundTexts } from './list/use-found-texts.ts';
import { Previewed } from './preview/previewed.tsx';
import type { Previewing } from './preview/use-preview.ts';
import { StatementButton } from './statement/statement-button.tsx';

type Props = {
  query: UseQueryResult<DocumentPage>;
  filters: DocumentsFilters;
  page: number;
  preview: Previewing;
  onFilters: (filters: DocumentsFilters) => void;
};

/** All documents that the filters leave; heading, balances, tabs and filters never wait for them. */
export function DocumentsPage({ query, filters, page, preview, onFilters }: Props) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const texts = useFoundTexts(query.isPlaceholderData ? undefined : data, page);
  const selecting = useDocumentSelection(data?.documentList ?? []);
  const list = { selection: selecting.selection, preview };
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && preview.open !== undefined) preview.close();
  };
  return (
    <>
      <PageHead title={t('heading')} lead={texts?.found ?? '\u00a0'} actions={<StatementButton />} />
      <Stack>
        <Balances onShow={(payer) => onFilters({ status: 'overdue', payer })} />
        <div>
          <DocumentFilters filters={filters} show={texts?.show} onFilters={onFilters} />
          <DocumentTabs filters={filters} counts={data?.counts} errors={data?.errors ?? []} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is the key of the preview inside. */}
        <div
          className={`${classes.columns} grid content-start gap-16`}
          data-preview={preview.open !== undefined || undefined}
          onKeyDown={leave}
        >
          <div className="grid content-start shrinkable gap-16">
            {data && (
              <SourceErrors errors={data.errors} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
            )}
            <BlockStates
              query={query}
              frame={frame}
              failed={t('failed')}
              help={<AskForHelp reference={errorReference(query.error)} />}
              waiting={<DocumentList rows={inventedDocuments} {...list} />}
            >
              {({ documentList, total }) =>
                documentList.length > 0 ? (
                  <DocumentList rows={documentList} {...list} />
                ) : (
                  <NoDocuments filters={filters} total={total} onClear={() => onFilters({})} />
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
            <SelectedDocuments {...selecting} />
          </div>
          <Previewed preview={preview} />
        </div>
      </Stack>
    </>
  );
}
