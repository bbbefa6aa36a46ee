import type { Country } from '@dray/contract/markets.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CatalogueDoor } from '#capabilities/catalogue/index.ts';
import type { OutstandingDoor } from '#capabilities/ordering/index.ts';
import type { Request } from '#platform/request/request.ts';

type Needs = {
  listOpenGoods: OutstandingDoor['listOpenGoods'];
  goodsFor: CatalogueDoor['goodsFor'];
};

/** Hectolitres of what was ordered and has not come. Orders know packs; how much is in them is the catalogue's. */
export async function sumOrdered(
  { listOpenGoods, goodsFor }: Needs,
  country: Country,
  shipToIds: readonly string[],
): Promise<number> {
  const [open, goods] = await Promise.all([listOpenGoods(shipToIds), goodsFor(country, undefined)]);
  const hlOf = (sku: string) => (goods.findProduct(sku)?.hlTenThousandths ?? 0) / 10_000;
  return open.reduce((sum, row) => sum + (row.sku === undefined ? row.hectolitres : row.packs * hlOf(row.sku)), 0);
}

/** What the caller's cart holds, where they may see it. */
export async function findCartVolume(
  cart: Pick<CartDoor, 'findCustomerCart'>,
  request: Request,
): Promise<{ shipToId: string; hectolitres: number } | undefined> {
  const scope = request.scopeOf('Catalogue');
  const { caller, delivery, arrivedAt } = request;
  const shown = scope && (await cart.findCustomerCart({ caller, delivery, arrivedAt, scope }));
  const shipToId = shown?.cart.shipToId ?? shown?.context.terms?.shipTo.id;
  return shown && shipToId !== undefined ? { shipToId, hectolitres: shown.load.hectolitres } : undefined;
}
