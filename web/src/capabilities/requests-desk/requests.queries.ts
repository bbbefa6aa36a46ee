import type { Language } from '@dray/contract/languages.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import type { cannedAnswersRoutes } from '@dray/contract/support/canned-answers.rest.ts';
import type { WholeRequest } from '@dray/contract/support/request-shapes.ts';
import type { requestsRoutes } from '@dray/contract/support/requests.rest.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { RequestFilters, RequestView } from './requests-address.ts';

export type { WholeRequest };
export type RequestPage = RestAnswer<typeof requestsRoutes.listRequests>;
export type RequestRow = RequestPage['results'][number];
export type CannedAnswer = RestAnswer<typeof cannedAnswersRoutes.listCannedAnswers>['results'][number];

export const requestsPerPage = 20;
export const requestsKey = ['staff', 'requests'] as const;
/** Customers write while somebody looks. */
const refreshMs = 30_000;

const asked = {
  waiting: { state: 'waiting' },
  mine: { state: 'open', owner: 'mine' },
  unassigned: { state: 'open', owner: 'none' },
  open: { state: 'open' },
  closed: { state: 'closed' },
  all: {},
} as const satisfies Record<RequestView, object>;

/** One status is asked for in place of all that the view has. */
const queryOf = ({ view = 'waiting', status, market, category, q }: RequestFilters) => ({
  ...asked[view],
  ...(status ? { state: status } : {}),
  ...(market ? { market } : {}),
  ...(category ? { category } : {}),
  ...(q ? { search: q } : {}),
});

/** Names of statuses and categories are in the reader's language, so each language has its own answers. */
export const requestsQueries = {
  list: (filters: RequestFilters, page: number, language: Language) =>
    queryOptions({
      queryKey: [...requestsKey, 'list', filters, page, language],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/requests', {
          query: { offset: (page - 1) * requestsPerPage, limit: requestsPerPage, ...queryOf(filters) },
          signal,
        }),
      placeholderData: keepPreviousData,
      refetchInterval: refreshMs,
    }),
  /** For those who are elsewhere: how many wait, how many are theirs. */
  counts: () =>
    queryOptions({
      queryKey: [...requestsKey, 'counts'],
      queryFn: async ({ signal }) =>
        (await callRest('GET /api/staff/requests', { query: { offset: 0, limit: 1 }, signal })).counts,
      refetchInterval: 2 * refreshMs,
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...requestsKey, 'one', id, language],
      queryFn: ({ signal }) => callRest('GET /api/staff/requests/:id', { params: { id }, query: {}, signal }),
      refetchInterval: refreshMs,
    }),
  canned: () =>
    queryOptions({
      queryKey: [...requestsKey, 'canned'],
      queryFn: ({ signal }) => callRest('GET /api/staff/requests/canned-answers', { query: {}, signal }),
    }),
};
