import { earliestOpenDate } from '@dray/contract/company/delivery-calendar.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import { localMoment, type ShipTo, type ShipToDetail, type Transport } from './company.model.ts';

/** A ship-to of somebody else answers like one that does not exist. */
export async function getShipTo(deps: CompanyDeps, scope: Scope, id: string): Promise<ShipToDetail> {
  const shipTo = await deps.companies.findShipTo(scope, id);
  if (!shipTo) throw new Refusal('SHIP_TO_NOT_FOUND');

  const transports = await deps.companies.listTransports(shipTo);
  return { shipTo, transports, earliestDelivery: await findEarliestDelivery(deps, shipTo, transports[0]) };
}

async function findEarliestDelivery(
  { portalConfig, clock }: CompanyDeps,
  { country }: ShipTo,
  usual: Transport | undefined,
): Promise<string | undefined> {
  const [market, holidays] = await Promise.all([
    portalConfig.findMarket(country),
    portalConfig.findComingHolidays(country),
  ]);
  return market && usual && earliestOpenDate({ ...usual, holidays }, localMoment(clock.now(), market.timeZone));
}
