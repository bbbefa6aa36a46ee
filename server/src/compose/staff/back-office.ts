import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';
import { composeActing } from './acting.ts';
import { composeCalendars } from './calendars.ts';
import { type CustomerDoors, composeCustomers } from './customers.ts';
import { composeDesk } from './desk.ts';
import { composeMasterData } from './master-data.ts';
import { composeOnboarding } from './onboarding.ts';
import { composeOperations, type OperationsDoors } from './operations.ts';
import { refusingOwnedByErp } from './owned-by-erp.ts';
import { composePeopleDesk } from './people-desk.ts';
import { composePriceLists } from './price-lists.ts';
import { composeSections } from './sections.ts';
import { composeStaff } from './staff.ts';
import { composeWhyPrice } from './why-price.ts';

type Doors = CustomerDoors & OperationsDoors;

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
  const people = composePeopleDesk(base);
  const { onboardingOf, onboardingRoutes } = composeOnboarding(base, { customersOf, masterDataOf, staffOf });
  const { healthOf, operationsRoutes } = composeOperations(base, doors);
  return {
    doors: {
      actingOf,
      healthOf,
      ...people.doors,
      staffOf,
      masterDataOf,
      onboardingOf,
      importWork: master.importWork,
    },
    backOfficeRoutes: refusingOwnedByErp(masterDataOf, {
      ...staffRoutes,
      ...master.masterDataRoutes,
      ...composeWhyPrice(base, shop),
      ...composePriceLists(base, shop),
      ...customersRoutes,
      ...actingRoutes,
      ...people.peopleDeskRoutes,
      ...onboardingRoutes,
      ...operationsRoutes,
      ...composeCalendars(base),
      ...composeSections(base),
      ...composeDesk(base, { staffOf, masterDataOf, onboardingOf }),
    }),
  };
}
