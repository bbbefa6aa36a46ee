import type { Scope } from '#platform/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import type { DeliveryTerms } from './company.model.ts';

/** Everything an order to one ship-to depends on, within the scope; a foreign one is not found. */
export async function findDeliveryTerms(
  { companies, portalConfig }: CompanyDeps,
  scope: Scope,
  id: string,
): Promise<DeliveryTerms | undefined> {
  const shipTo = await companies.findShipTo(scope, id);
  if (!shipTo) return undefined;

  const [payer, paymentMethods, transports, market, holidays] = await Promise.all([
    companies.getPayer(shipTo),
    companies.listPaymentMethods(shipTo),
    companies.listTransports(shipTo),
    portalConfig.findMarket(shipTo.country),
    portalConfig.findComingHolidays(shipTo.country),
  ]);
  return { shipTo, payer, paymentMethods, transports, timeZone: market?.timeZone ?? 'UTC', holidays };
}
