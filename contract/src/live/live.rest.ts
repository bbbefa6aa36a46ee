import { signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

export const liveRoutes = {
  openEvents: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/events',
    summary:
      'A stream (text/event-stream) of what changed, by kind and id; `Last-Event-ID` of the last ten minutes goes on from there, otherwise it begins with `reload`.',
    guard: signedIn,
    whileActing: 'allowed',
    stream: true,
  },
} as const satisfies Record<string, RestRoute>;
