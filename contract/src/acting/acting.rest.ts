import { z } from 'zod';
import { signedIn, staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { acting, actingId, startedActing, wantedActing } from './acting-shapes.ts';

const guard = staffMay('desk.order');
const params = z.object({ actingId });
const permission = z.strictObject({ isAllowed: z.boolean() });

/** Ordering for a customer (B3), and their own word on whether anybody may. */
export const actingRoutes = {
  startActing: {
    base: 'api',
    method: 'POST',
    // Another one beside the first, which ends by itself; its secret is never kept for a repeat.
    repeatable: 'by nature',
    path: '/staff/acting',
    summary:
      'Begins to act for a person of a customer, or at the desk for a ship-to. Later calls name it in `acting-for`.',
    guard,
    status: 201,
    body: wantedActing,
    response: startedActing,
  },
  getActing: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/acting/:actingId',
    summary: 'For whom it is and until when, while it goes on in the session that began it.',
    guard,
    params,
    response: acting,
  },
  renewActing: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/acting/:actingId/renew',
    summary: 'Goes on for as long again as it did at first.',
    guard,
    params,
    response: acting,
  },
  endActing: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/staff/acting/:actingId',
    summary: 'Ends it.',
    guard,
    params,
    response: z.object({ ended: z.boolean() }),
  },
  getActingPermission: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/ActingPermission',
    summary: 'Whether the supplier may order in the name of the caller (P18).',
    guard: signedIn,
    whileActing: 'refused',
    response: permission,
  },
  setActingPermission: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/ActingPermission',
    summary: 'Allows it or forbids it; what goes on is ended.',
    guard: signedIn,
    whileActing: 'refused',
    body: permission,
    response: permission,
  },
} as const satisfies Record<string, RestRoute>;
