import type { Language } from '@dray/contract/languages.ts';
import type { usualOrderRoutes } from '@dray/contract/ordering/usual-order.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type UsualOrder = RestAnswer<(typeof usualOrderRoutes)['getUsualOrder']>;
export type UsualLine = UsualOrder['lines'][number];

export const usualOrderQueries = {
  /** What a ship-to usually orders, by the transport of its last order; what cannot be had is said in the language (P2). */
  of: (shipToId: string, language: Language) =>
    queryOptions({
      queryKey: ['usual-order', shipToId, language],
      queryFn: ({ signal }) => callRest('GET /api/orders/usual', { query: { shipTo: shipToId }, signal }),
      staleTime: 60_000,
    }),
};
