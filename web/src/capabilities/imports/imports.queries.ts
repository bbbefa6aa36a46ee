import type { Language } from '@dray/contract/languages.ts';
import type { importRoutes } from '@dray/contract/master-data/imports.rest.ts';
import type { masterDataRoutes } from '@dray/contract/master-data/master-data.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { ImportRowFilters } from './imports-address.ts';

type Routes = typeof importRoutes;
export type ImportHead = RestAnswer<Routes['listImports']>['results'][number];
export type ShownImport = RestAnswer<Routes['getImport']>;
export type ImportRow = RestAnswer<Routes['listImportRows']>['results'][number];
export type MasterKindFacts = RestAnswer<(typeof masterDataRoutes)['listMasterKinds']>['results'][number];

export const importsPerPage = 25;
export const importsKey = ['imports'] as const;
/** Reading and writing go on by themselves. */
const underWayMs = 700;
/** Somebody else may approve it while one looks. */
const waitingMs = 5_000;

const pageOf = (page: number) => ({ offset: (page - 1) * importsPerPage, limit: importsPerPage });
export const isUnderWay = (state: ShownImport['state'] | undefined): boolean =>
  state === 'reading' || state === 'committing';

/** What is said of them is in the reader's language, so each language has its own answers. */
export const importsQueries = {
  kinds: (language: Language) =>
    queryOptions({
      queryKey: [...importsKey, 'kinds', language],
      queryFn: ({ signal }) => callRest('GET /api/staff/master', { query: {}, signal }),
    }),
  list: (page: number) =>
    queryOptions({
      queryKey: [...importsKey, 'list', page],
      queryFn: ({ signal }) => callRest('GET /api/staff/imports', { query: pageOf(page), signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...importsKey, 'one', id, language],
      queryFn: ({ signal }) => callRest('GET /api/staff/imports/:id', { params: { id }, signal }),
      refetchInterval: ({ state: { data } }) => {
        if (isUnderWay(data?.state)) return underWayMs;
        return data?.state === 'previewed' && data.needsSecond ? waitingMs : false;
      },
    }),
  rows: (id: string, { page = 1, ...filters }: ImportRowFilters, shown: { state: string; language: Language }) =>
    queryOptions({
      queryKey: [...importsKey, 'rows', id, filters, page, shown],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/imports/:id/rows', { params: { id }, query: { ...pageOf(page), ...filters }, signal }),
      placeholderData: keepPreviousData,
    }),
};
