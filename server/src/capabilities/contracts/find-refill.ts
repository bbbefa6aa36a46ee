import type { CartDoor } from '#capabilities/cart/index.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { Refill } from './contracts.deps.ts';

type Needs = {
  clock: Clock;
  cart: Pick<CartDoor, 'contextAt' | 'judgeLine'>;
  listNewestOf: OrderingDoor['listNewestOf'];
};

const countedOrders = 8;
const countedDays = 400;
/** Of what was ordered at once at most. */
const timesTheMost = 3;

/** The bonus is for beer: anything else is proposed only where no beer is bought. */
const isBeer = ({ group }: Product): boolean => group === 'Beer';

/** The beer that a ship-to has bought most of lately, as far as it can be ordered there by the pack now. */
export async function findRefill(
  { clock, cart, listNewestOf }: Needs,
  request: Request,
  shipTos: readonly ShipTo[],
  preferred: string | undefined,
): Promise<Refill | undefined> {
  const scope = request.scopeOf('Catalogue');
  const open = shipTos.filter((shipTo) => shipTo.status === 'Active' && request.holds('Catalogue', shipTo));
  const shipTo = open.find(({ id }) => id === preferred) ?? open[0];
  if (!scope || !shipTo) return undefined;
  const since = new Date(clock.now().getTime() - countedDays * 86_400_000);
  const orders = await listNewestOf(shipTo.id, { transportType: undefined, since, max: countedOrders });
  const lines = orders.flatMap((order) => order.lines).filter(({ options }) => options.length === 0);
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const { caller, delivery, arrivedAt } = request;
  const context = await cart.contextAt({ caller, delivery, arrivedAt, scope }, shipTo.id, skus);
  const bought = ({ sku, hlTenThousandths }: Product) =>
    lines.reduce((sum, line) => sum + (line.sku === sku ? line.packs : 0), 0) * hlTenThousandths;
  const [best] = skus
    .flatMap((sku) => context.goods.findProduct(sku) ?? [])
    .filter(({ sku, hlTenThousandths, byPack }) => {
      const line = { sku, quantity: 1, layers: 0, pallets: 0 };
      return byPack && hlTenThousandths > 0 && cart.judgeLine(line, context).finding === undefined;
    })
    .toSorted((one, other) => Number(isBeer(other)) - Number(isBeer(one)) || bought(other) - bought(one));
  if (!best) return undefined;
  const { sku, name, packFormat } = best;
  const maxPacks = Math.max(...lines.filter((line) => line.sku === sku).map(({ packs }) => packs)) * timesTheMost;
  return { sku, name, packFormat, hlPerPack: best.hlTenThousandths / 10_000, shipToId: shipTo.id, maxPacks };
}
