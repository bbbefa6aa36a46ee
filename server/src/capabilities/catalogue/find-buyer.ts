import type { Request } from '#platform/request/request.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { Buyer } from './shelf/showing.ts';

/**
 * Prices and assortment follow the delivery place the edge has checked; without one the first place of the caller
 * counts (T112), never a header alone.
 */
export async function findBuyer(deps: CatalogueDeps, request: Request): Promise<Buyer> {
  const { caller, scope, language, delivery } = request;
  const named = delivery.country ?? deps.homeMarket;
  const shipTo = delivery.shipToId
    ? { id: delivery.shipToId, country: named }
    : await deps.findDefaultShipTo(scope, named);
  const country = shipTo?.country ?? named;
  const [priceList, market] = await Promise.all([shipTo && deps.findPriceList(shipTo.id), deps.findMarket(country)]);
  return {
    uid: caller.uid,
    language,
    country,
    shipToId: shipTo?.id,
    priceList,
    currency: priceList?.currency ?? market.currency,
    day: market.today,
  };
}
