import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Delivery } from '#platform/request.ts';
import type { DeliveryClaims } from './delivery-headers.ts';

export type Outlet = { id: string; companyId: string; country: Country; customerType: string };

/**
 * Headers are claims: a foreign outlet, another market's store or a customer type the caller does not have is refused, so
 * that no price list can be reached by naming it.
 */
export function checkDelivery(
  claims: DeliveryClaims,
  caller: Caller | undefined,
  outlet: Outlet | undefined,
): Delivery {
  if (claims.store && !claims.storeCountry) throw new Refusal('MALFORMED_REQUEST');
  if (caller && !isConsistent(claims, caller, outlet)) throw new Refusal('SECTION_NOT_ALLOWED');
  const { store: _store, storeCountry, ...rest } = claims;
  return {
    ...rest,
    // A visitor's outlet is nobody's business yet: without a caller it is not kept.
    outletId: outlet?.id,
    // Staff may name any store; for everyone else the two countries are the same by now.
    country: outlet?.country ?? storeCountry ?? caller?.country,
    customerType: outlet?.customerType ?? caller?.customerType,
  };
}

function isConsistent(claims: DeliveryClaims, caller: Caller, outlet: Outlet | undefined): boolean {
  if (claims.outletId && !outlet) return false;
  const country = outlet?.country ?? caller.country;
  const types = outlet
    ? [
        outlet.customerType,
        ...caller.grants.filter(({ companyId }) => companyId === outlet.companyId).map((grant) => grant.customerType),
      ]
    : [caller.customerType, ...caller.grants.map((grant) => grant.customerType)];
  const isOwnStore = !claims.storeCountry || !country || claims.storeCountry === country || (caller.isStaff && !outlet);
  const isOwnType = !claims.customerType || types.includes(claims.customerType) || (caller.isStaff && !outlet);
  return isOwnStore && isOwnType;
}
