import type { ErpDesk } from '#capabilities/erp/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';
import { composeActing } from './acting.ts';
import { composeCalendars } from './calendars.ts';
import { type CustomerDoors, composeCustomers } from './customers.ts';
import { composeDesk } from './desk.ts';
import { composeErpDesk } from './erp-desk.ts';
import { composeMasterData } from './master-data.ts';
import { composeOnboarding } from './onboarding.ts';
import { composeOrderDesk } from './order-desk.ts';
import { refusingOwnedByErp } from './owned-by-erp.ts';
import { composePriceLists } from './price-lists.ts';
import { composeSections } from './sections.ts';
import { composeStaff } from './staff.ts';
import { composeWhyPrice } from './why-price.ts';

type Doors = CustomerDoors & { erpDeskOf: DoorOf<ErpDesk> };

/** Everything that is the supplier's own; a capability for their people has its line here. */
export function composeBackOffice(base: Base, shop: ReturnType<typeof composeShop>, doors: Doors) {
  // Each needs the other: what is imported may wait for a second person, who then has it written.
  const master = composeMasterData(base, (transaction) => staffOf(transaction));
  const { masterDataOf } = master;
  const { staffOf, staffRoutes } = composeStaff(base, (transaction) => ({
    import: masterDataOf(transaction).changeRules,
    'payment-terms': onboardingOf(transaction).changeRules,
  }));
  const { customersOf, customersRoutes } = composeCustomers(base, doors);
  const { actingOf, actingRoutes } = composeActing(base, doors);
  const { onboardingOf, onboardingRoutes } = composeOnboarding(base, { customersOf, masterDataOf, staffOf });
  return {
    doors: { actingOf, staffOf, masterDataOf, onboardingOf, importWork: master.importWork },
    backOfficeRoutes: refusingOwnedByErp(masterDataOf, {
      ...staffRoutes,
      ...master.masterDataRoutes,
      ...composeWhyPrice(base, shop),
      ...composePriceLists(base, shop),
      ...customersRoutes,
      ...actingRoutes,
      ...onboardingRoutes,
      ...composeCalendars(base),
      ...composeSections(base),
      ...composeErpDesk(base, doors.erpDeskOf),
      ...composeOrderDesk(base, doors.orderingOf),
      ...composeDesk(base, { staffOf, masterDataOf, onboardingOf }),
    }),
  };
}
