import type { AssignmentPreview } from '@dray/contract/pricing/price-lists.rest.ts';
import type { PriceList } from '#capabilities/catalogue/index.ts';
import { toDecimal } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { AssigningDeps } from './assigning.deps.ts';
import type { NamedList } from './assignment.store.ts';
import { type AssignedShipTo, currentOf, getShipTo } from './followed-lists.ts';
import { toPriceList } from './price-lists.model.ts';

export type AskedAssignment = { shipTo: string; priceList: string; validFrom: string };

/** Enough to read; those that change most come first. */
const maxShown = 200;

/** What another list would change for a ship-to on the day from which it counts, by the code that prices. */
export async function previewAssignment(
  deps: AssigningDeps,
  request: Pick<Request, 'scope'>,
  { shipTo, priceList, validFrom }: AskedAssignment,
): Promise<AssignmentPreview> {
  const place = await getShipTo(deps, request, shipTo);
  const next = await findListFor(deps, place, priceList);
  const followed = currentOf(await deps.assignments.listFollowed(place.id), validFrom);
  const before = followed && (await deps.assignments.findList(followed.priceList));
  const [old, coming, carts] = await Promise.all([
    before ? pricesOf(deps, place, before, validFrom) : noPrices,
    pricesOf(deps, place, next, validFrom),
    deps.countCarts(place.id),
  ]);
  const goods = await deps.goodsFor(place.country, undefined);
  const all = [...new Set([...old.keys(), ...coming.keys()])].map((sku) => ({
    sku,
    name: goods.findProduct(sku)?.name ?? sku,
    before: old.get(sku) ?? null,
    after: coming.get(sku) ?? null,
  }));
  const moved = all.filter((each) => each.before !== each.after);
  const count = (is: (each: Moved) => boolean) => moved.filter(is).length;
  return {
    currency: next.currency,
    same: all.length - moved.length,
    dearer: count(({ before: was, after: is }) => was !== null && is !== null && is > was),
    cheaper: count(({ before: was, after: is }) => was !== null && is !== null && is < was),
    gained: count(({ before: was }) => was === null),
    lost: count(({ after: is }) => is === null),
    carts,
    products: moved.toSorted(byShare).slice(0, maxShown),
  };
}

/** A list of the ship-to's own market; the market's list of list prices is nobody's own. */
export async function findListFor(
  { assignments }: Pick<AssigningDeps, 'assignments'>,
  { country }: AssignedShipTo,
  code: string,
): Promise<NamedList> {
  const list = await assignments.findList(code);
  if (!list || list.country !== country || list.isMarketList) throw new Refusal('PRICE_LIST_NOT_FOUND');
  return list;
}

type Moved = AssignmentPreview['products'][number];

const noPrices: ReadonlyMap<string, number> = new Map();

async function pricesOf(
  deps: AssigningDeps,
  { country }: AssignedShipTo,
  { marketListId, ...row }: NamedList,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const list: PriceList = { ...toPriceList(row, undefined, '', ''), marketListId: marketListId ?? undefined };
  const [goods, prices] = await Promise.all([deps.goodsFor(country, list), deps.listOwnPrices(list, day)]);
  return new Map(
    [...prices]
      .filter(([sku]) => goods.isOffered(sku) && goods.findProduct(sku)?.isDiscontinued === false)
      .map(([sku, { yourMinor }]) => [sku, toDecimal(yourMinor)]),
  );
}

/** Goods that are lost or gained come first, then those whose price moves most. */
const shareOf = ({ before, after }: Moved): number =>
  before === null || after === null || before === 0 ? Number.POSITIVE_INFINITY : Math.abs(after / before - 1);

function byShare(one: Moved, other: Moved): number {
  const [a, b] = [shareOf(one), shareOf(other)];
  return a === b ? (one.sku < other.sku ? -1 : 1) : b - a;
}
