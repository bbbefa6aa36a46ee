import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';
import { composeStaff } from './staff.ts';
import { composeWhyPrice } from './why-price.ts';

/** Everything that is the supplier's own; a capability for their people has its line here. */
export function composeBackOffice(base: Base, shop: ReturnType<typeof composeShop>) {
  const { staffOf, staffRoutes } = composeStaff(base);
  return { staffOf, backOfficeRoutes: { ...staffRoutes, ...composeWhyPrice(base, shop) } };
}
