import { noReference } from '@dray/contract/cart/reference-fields.ts';
import { earliestOpenDate } from '@dray/contract/company/delivery-calendar.ts';
import type { ShipToShop, Shopper, WantedOrder } from '#capabilities/cart/index.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';
import type { GateFacts } from '../rules/gate-facts.model.ts';

export type TriedOrder = Pick<GateFacts, 'goods' | 'transports' | 'nextDelivery' | 'paymentMethods' | 'findings'>;

/** Enough to find something that can be ordered, where there is anything. */
const maxLooked = 200;

/** An order of one pack of everything for the first day that is open, priced and judged as one that is placed; nothing is kept. */
export async function tryOrder(
  { cart, ordering }: Pick<CustomersDeps, 'cart' | 'ordering'>,
  shopper: Shopper,
  shipToId: string,
): Promise<TriedOrder> {
  const shop = await cart.openShipToShop(shopper, shipToId);
  if (!shop) throw new Error(`The ship-to ${shipToId} was there a moment ago`);
  const products = shop.goods.listSome(maxLooked);
  const { transports, paymentMethods } = shop.terms;
  const day = firstDay(shop);
  const order: WantedOrder = {
    transportType: day?.transportType ?? transports[0]?.transportType,
    deliveryDate: day?.date,
    reference: noReference,
    lines: products.map(({ sku, byPack, byLayer }) => ({
      id: sku,
      sku,
      quantity: byPack ? 1 : 0,
      layers: !byPack && byLayer ? 1 : 0,
      pallets: !byPack && !byLayer ? 1 : 0,
    })),
  };
  const shown = (await shop.priced(products.map(({ sku }) => sku)))(order);
  return {
    goods: { looked: products.length, orderable: shown.lines.filter(({ errors }) => errors.length === 0).length },
    transports: transports.map(({ transportType }) => transportType),
    nextDelivery: day?.date,
    paymentMethods,
    findings: [...shown.obstacles, ...ordering.whyNotPayable(shown)],
  };
}

/** Of whichever means of transport has one, the usual one first. */
function firstDay({ terms, now }: ShipToShop): { transportType: string; date: string } | undefined {
  for (const transport of terms.transports) {
    const date = earliestOpenDate({ ...transport, holidays: terms.holidays }, now);
    if (date !== undefined) return { transportType: transport.transportType, date };
  }
  return undefined;
}
