import { anyStaff } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { desk, market } from './desk-shapes.ts';

/** What waits for one of the supplier's people. */
export const deskRoutes = {
  getDesk: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/desk',
    summary: 'What waits for the reader, by their rights and markets, with the day’s orders and the next cut-offs.',
    guard: anyStaff,
    query: strictQuery({ market: market.optional() }),
    response: desk,
  },
} as const satisfies Record<string, RestRoute>;
