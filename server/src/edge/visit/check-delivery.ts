import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Delivery } from '#platform/request/request.ts';
import type { DeliveryClaims } from './delivery-headers.ts';

export type NamedShipTo = { id: string; companyId: string; country: Country; customerType: string };

/**
 * Headers are claims: a foreign ship-to, another market's store or a customer type the caller does not have is refused, so
 * that no price list can be reached by naming it.
 */
export function checkDelivery(
  claims: DeliveryClaims,
  caller: Caller | undefined,
  shipTo: NamedShipTo | undefined,
): Delivery {
  if (claims.store && !claims.storeCountry) throw new Refusal('MALFORMED_REQUEST');
  if (caller && !isConsistent(claims, caller, shipTo)) throw new Refusal('SECTION_NOT_ALLOWED');
  const { store: _store, storeCountry, ...rest } = claims;
  return {
    ...rest,
    // A visitor's ship-to is nobody's business yet: without a caller it is not kept.
    shipToId: shipTo?.id,
    // Where both are known the two countries are the same by now.
    country: shipTo?.country ?? storeCountry ?? caller?.country,
    customerType: shipTo?.customerType ?? caller?.customerType,
  };
}

function isConsistent(claims: DeliveryClaims, caller: Caller, shipTo: NamedShipTo | undefined): boolean {
  if (claims.shipToId && !shipTo) return false;
  const country = shipTo?.country ?? caller.country;
  const types = shipTo
    ? [
        shipTo.customerType,
        ...caller.grants.filter(({ companyId }) => companyId === shipTo.companyId).map((grant) => grant.customerType),
      ]
    : [caller.customerType, ...caller.grants.map((grant) => grant.customerType)];
  const { storeCountry } = claims;
  const isOwnStore = !storeCountry || !country || storeCountry === country;
  const isOwnType = !claims.customerType || types.includes(claims.customerType);
  return isOwnStore && isOwnType;
}
