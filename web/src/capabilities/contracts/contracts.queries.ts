import type { creditRoutes } from '@dray/contract/company/credit.rest.ts';
import type { contractsRoutes } from '@dray/contract/contracts/contracts.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

type ContractsAnswer = RestAnswer<(typeof contractsRoutes)['listContracts']>;
export type Contract = ContractsAnswer['contracts'][number];
export type Credit = RestAnswer<(typeof creditRoutes)['getPayerCredit']>;

export const contractsKey = ['contracts'] as const;

const freshMs = 60_000;

export const contractsQueries = {
  list: (language: Language) =>
    queryOptions({
      queryKey: [...contractsKey, 'list', language],
      queryFn: ({ signal }) => callRest('GET /api/contracts', { query: {}, signal }),
      staleTime: freshMs,
    }),
  credit: (payerId: string) =>
    queryOptions({
      queryKey: [...contractsKey, 'credit', payerId],
      queryFn: ({ signal }) => callRest('GET /api/payers/:id/credit', { params: { id: payerId }, signal }),
      staleTime: freshMs,
    }),
};
