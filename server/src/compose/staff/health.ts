import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { healthRoutes, openHealth } from '#capabilities/health/index.ts';
import { openDayFigures } from '#capabilities/ordering/index.ts';
import { portalVersion } from '../../portal-version.ts';
import type { Base } from '../base.ts';

/** How the portal is running, by what its processes have written down. */
export function composeHealth(base: Base) {
  const healthOf = openHealth({ ...base, instantOf, localMoment, daysOf: openDayFigures(), version: portalVersion });
  return { healthOf, healthRoutes: healthRoutes(healthOf) };
}
