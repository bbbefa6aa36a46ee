import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { CompanyStore } from './company.store.ts';

export type CompanyDeps = {
  companies: CompanyStore;
  portalConfig: Pick<PortalConfigDoor, 'findComingHolidays' | 'findMarket'>;
  clock: Clock;
};
