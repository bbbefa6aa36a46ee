import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';
import { composeCalendars } from './calendars.ts';
import { type CustomerDoors, composeCustomers } from './customers.ts';
import { composeMasterData } from './master-data.ts';
import { refusingOwnedByErp } from './owned-by-erp.ts';
import { composePriceLists } from './price-lists.ts';
import { composeSections } from './sections.ts';
import { composeStaff } from './staff.ts';
import { composeWhyPrice } from './why-price.ts';

/** Everything that is the supplier's own; a capability for their people has its line here. */
export function composeBackOffice(base: Base, shop: ReturnType<typeof composeShop>, doors: CustomerDoors) {
  // Each needs the other: what is imported may wait for a second person, who then has it written.
  const master = composeMasterData(base, (transaction) => staffOf(transaction));
  const { staffOf, staffRoutes } = composeStaff(base, (transaction) => ({
    import: master.masterDataOf(transaction).changeRules,
  }));
  return {
    doors: { staffOf, masterDataOf: master.masterDataOf, importWork: master.importWork },
    backOfficeRoutes: refusingOwnedByErp(master.masterDataOf, {
      ...staffRoutes,
      ...master.masterDataRoutes,
      ...composeWhyPrice(base, shop),
      ...composePriceLists(base, shop),
      ...composeCustomers(base, doors),
      ...composeCalendars(base),
      ...composeSections(base),
    }),
  };
}
