import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { portalHealth } from './health-shapes.ts';

/** How the portal is running, for the supplier's own people. */
export const healthRoutes = {
  getHealth: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/health',
    summary: 'What was last measured of the portal and of what it depends on; nothing outside is asked for the answer.',
    guard: staffMay('health.read'),
    query: strictQuery({}),
    response: portalHealth,
  },
} as const satisfies Record<string, RestRoute>;
