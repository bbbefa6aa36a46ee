import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import type { DocumentsFilters } from './documents-address.ts';

export type DocumentPage = AnswerTo<'GET /api/mydocuments/GetAllDocuments'>;
export type ListedDocument = DocumentPage['documentList'][number];
export type DocumentCounts = DocumentPage['counts'];
export type SourceError = DocumentPage['errors'][number];
export type ReadSource = DocumentPage['reading'][number];
export type DocumentsOutlook = AnswerTo<'GET /api/mydocuments/outlook'>;
export type Balance = AnswerTo<'GET /api/mydocuments/balances'>['balances'][number];

export const documentsPerPage = 25;
export const documentsKey = ['documents'] as const;

export const documentsQueries = {
  /** Everything that was issued to the reader's payers and ship-tos, newest first (D1). File names are in their language. */
  list: (filters: DocumentsFilters, page: number, language: string) =>
    queryOptions({
      queryKey: [...documentsKey, 'list', filters, page, language],
      queryFn: ({ signal }) => fetchPage(filters, (page - 1) * documentsPerPage, signal),
      placeholderData: keepPreviousData,
    }),
  /** One that the page of the list does not hold: a link to it may be older than the list. */
  one: (id: string, language: string) =>
    queryOptions({
      queryKey: [...documentsKey, 'one', id, language],
      queryFn: async ({ signal }) => {
        const { documentList } = await fetchPage({ q: id }, 0, signal);
        return documentList.find((document) => document.id === id) ?? null;
      },
    }),
  /** What is to be done with them, for the first page. */
  outlook: (language: string) =>
    queryOptions({
      queryKey: [...documentsKey, 'outlook', language],
      queryFn: ({ signal }) => callRest('GET /api/mydocuments/outlook', { signal }),
    }),
  balances: () =>
    queryOptions({
      queryKey: [...documentsKey, 'balances'],
      queryFn: ({ signal }) => callRest('GET /api/mydocuments/balances', { signal }),
    }),
};

const fetchPage = (
  { q, type = 'all', ...filters }: DocumentsFilters,
  offset: number,
  signal: AbortSignal,
): Promise<DocumentPage> =>
  callRest('GET /api/mydocuments/GetAllDocuments', {
    query: {
      ...filters,
      ...(type === 'all' ? {} : { type }),
      ...(q ? { search: q } : {}),
      offset,
      limit: documentsPerPage,
    },
    signal,
  });
