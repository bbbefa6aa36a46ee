import type { deskRoutes } from '@dray/contract/desk/desk.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { DeskAddress } from './desk-address.ts';

export type Desk = RestAnswer<(typeof deskRoutes)['getDesk']>;
export type DeskBlock = Desk['blocks'][number];
export type Waiting = NonNullable<DeskBlock['waiting']>[number];
export type MarketDay = NonNullable<Desk['days']>[number];
export type CutOff = NonNullable<Desk['cutOffs']>[number];

const refreshMs = 30_000;

export const deskQueries = {
  desk: (market: DeskAddress['market'] | undefined) =>
    queryOptions({
      queryKey: ['staff', 'desk', market],
      queryFn: ({ signal }) => callRest('GET /api/staff/desk', { query: { ...(market ? { market } : {}) }, signal }),
      refetchInterval: refreshMs,
      // Who comes back has usually solved something: an old stand would be the first thing they see.
      gcTime: 0,
    }),
};
