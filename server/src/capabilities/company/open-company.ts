import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type CompanyDoor, company } from './company.door.ts';
import { companyStore } from './company.store.ts';
import { customerSearchStore } from './customer-search.store.ts';
import { payerStore } from './payer.store.ts';
import { payersWithinStore } from './payers-within.store.ts';
import { shipToStateStore } from './ship-to-state.store.ts';
import { supplyStore } from './supply.store.ts';

type Needs = { clock: Clock; portalConfigOf: DoorOf<PortalConfigDoor> };

/** Every call asks for some of it: what else there is, is opened when wanted. */
export const openCompany =
  ({ clock, portalConfigOf }: Needs): DoorOf<CompanyDoor> =>
  (transaction) =>
    company({
      companies: companyStore(transaction),
      supplies: supplyStore(transaction),
      portalConfig: portalConfigOf(transaction),
      clock,
      get customers() {
        return customerSearchStore(transaction);
      },
      get payers() {
        return payerStore(transaction);
      },
      get payersWithin() {
        return payersWithinStore(transaction);
      },
      get shipToStates() {
        return shipToStateStore(transaction);
      },
    });
