import type { BulkColumn, BulkView, SameGoodsChoice } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { bulkUploadRoutes } from '@dray/contract/bulk-upload/bulk-upload.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

type Routes = typeof bulkUploadRoutes;
export type BulkJob = RestAnswer<Routes['getBulkUpload']>;
export type BulkHead = RestAnswer<Routes['listBulkUploads']>['results'][number];
export type BulkOrder = BulkJob['list'][number];
export type BulkRow = RestAnswer<Routes['listBulkRows']>['rows'][number];
export type BulkFault = BulkRow['faults'][number];
type BulkCells = Partial<Record<BulkColumn, string>>;
export type BulkRowsPage = RestAnswer<Routes['listBulkRows']>;

const uploadsKey = ['bulk-uploads'] as const;
export const bulkJobKey = (jobId: string) => [...uploadsKey, 'job', jobId] as const;
export const bulkRowsKey = (jobId: string) => [...uploadsKey, 'rows', jobId] as const;

const rowsPerPage = 200;
const earlierShown = 5;
const checkingPollMs = 500;
/** The stream tells sooner; this is for a line that does not let it through. */
const sendingPollMs = 3_000;

const pollMs = (state: BulkJob['state'] | undefined): number | false =>
  state === 'checking' ? checkingPollMs : state === 'sending' ? sendingPollMs : false;

/** Faults are given in the reader's language, so each language has its own answers. */
export const bulkUploadQueries = {
  earlier: (language: Language) =>
    queryOptions({
      queryKey: [...uploadsKey, 'list', language],
      queryFn: ({ signal }) => callRest('GET /api/orders/bulk', { query: { offset: 0, limit: earlierShown }, signal }),
    }),
  job: (jobId: string, language: Language) =>
    queryOptions({
      queryKey: [...bulkJobKey(jobId), language],
      queryFn: ({ signal }) => callRest('GET /api/orders/bulk/:jobId', { params: { jobId }, signal }),
      refetchInterval: ({ state }) => pollMs(state.data?.state),
    }),
  firstFaults: (jobId: string, count: number, language: Language) =>
    queryOptions({
      queryKey: [...uploadsKey, 'first-faults', jobId, language],
      queryFn: ({ signal }) => fetchRows(jobId, 'faulty', 0, count, signal),
    }),
  rows: (jobId: string, view: BulkView, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...bulkRowsKey(jobId), view, language],
      queryFn: ({ pageParam, signal }) => fetchRows(jobId, view, pageParam, rowsPerPage, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total, rows }: BulkRowsPage, _pages, offset: number) =>
        rows.length > 0 && offset + rows.length < total ? offset + rows.length : undefined,
      placeholderData: keepPreviousData,
      // What was mended stays where it was until one looks at another view.
      staleTime: Number.POSITIVE_INFINITY,
      // The code that changes a row puts it in the place of the old one; to compare thousands of them would take seconds.
      structuralSharing: false,
    }),
};

const fetchRows = (jobId: string, view: BulkView, offset: number, limit: number, signal: AbortSignal) =>
  callRest('GET /api/orders/bulk/:jobId/rows', { params: { jobId }, query: { view, offset, limit }, signal });

export const dropUpload = (jobId: string) => callRest('DELETE /api/orders/bulk/:jobId', { params: { jobId } });

type Mend = { row: number; cells: BulkCells; alsoRows: readonly number[] };

export const mendRow = (jobId: string, { row, cells, alsoRows }: Mend) =>
  callRest('PATCH /api/orders/bulk/:jobId/rows/:row', {
    params: { jobId, row },
    body: { cells, alsoRows: [...alsoRows] },
  });

type Choosing = { choice: SameGoodsChoice; goods: readonly { order: string; sku: string }[] };

export const chooseSameGoods = (jobId: string, { choice, goods }: Choosing) =>
  callRest('PUT /api/orders/bulk/:jobId/same-goods', { params: { jobId }, body: { choice, goods: [...goods] } });

type Send = { orders: readonly string[]; again: readonly string[]; previewHash: string };

export const sendOrders = (jobId: string, { orders, again, previewHash }: Send) =>
  callRest('POST /api/orders/bulk/:jobId/send', {
    params: { jobId },
    body: { orders: [...orders], again: [...again], previewHash },
  });
