import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { CompanyStore } from './company.store.ts';
import type { CustomerSearchStore } from './customer-search.store.ts';
import type { PayerStore } from './payer.store.ts';
import type { PayersWithinStore } from './payers-within.store.ts';
import type { ShipToStateStore } from './ship-to-state.store.ts';
import type { SupplyStore } from './supply.store.ts';

export type CompanyDeps = {
  companies: CompanyStore;
  customers: CustomerSearchStore;
  supplies: SupplyStore;
  payers: PayerStore;
  payersWithin: PayersWithinStore;
  shipToStates: ShipToStateStore;
  portalConfig: Pick<PortalConfigDoor, 'findComingDays'>;
  clock: Clock;
};
