import type { CustomerDetail, CustomerOnWire } from '@dray/contract/customers/customer-shapes.ts';
import type { ObstaclesAnswer } from '@dray/contract/customers/gate-shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type { CustomerDetail, CustomerOnWire, ObstaclesAnswer };

export const customersPerPage = 25;

const customersKey = ['customers'] as const;

export const customersQueries = {
  list: (search: string | undefined, page: number) =>
    queryOptions({
      queryKey: [...customersKey, 'list', search, page],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/customers', {
          query: {
            offset: (page - 1) * customersPerPage,
            limit: customersPerPage,
            ...(search ? { search } : {}),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  one: (companyId: string) =>
    queryOptions({
      queryKey: [...customersKey, 'one', companyId],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/customers/:companyId', { params: { companyId }, query: {}, signal }),
    }),
  /** Another question never shows the answer to the one before; nothing of it is remembered. */
  obstacles: (companyId: string, shipTo: string, uid: string | undefined) =>
    queryOptions({
      queryKey: [...customersKey, 'obstacles', companyId, shipTo, uid],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/customers/:companyId/obstacles', {
          params: { companyId },
          query: { shipTo, ...(uid ? { uid } : {}) },
          signal,
        }),
      staleTime: 0,
      gcTime: 0,
    }),
};
