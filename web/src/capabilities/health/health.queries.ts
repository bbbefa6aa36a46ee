import type { healthRoutes } from '@dray/contract/health/health.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type PortalHealth = RestAnswer<(typeof healthRoutes)['getHealth']>;
export type Finding = PortalHealth['findings'][number];
export type Dependency = PortalHealth['dependencies'][number];
export type HealthJob = PortalHealth['jobs'][number];
export type RunningProcess = PortalHealth['processes'][number];
export type HealthChart = PortalHealth['charts'][number];
export type OrderCount = PortalHealth['orders']['now'];

/** What is shown is measured once a minute; people look at it while they mend something. */
const refreshMs = 15_000;

export const healthQueries = {
  health: () =>
    queryOptions({
      queryKey: ['staff', 'health'],
      queryFn: ({ signal }) => callRest('GET /api/staff/health', { query: {}, signal }),
      refetchInterval: refreshMs,
    }),
};
