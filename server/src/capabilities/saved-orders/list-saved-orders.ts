import { nextDay } from '@dray/contract/calendar-day.ts';
import type { ShownCart } from '#capabilities/cart/index.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import { asksForShipTos, fitsQuery, type Person, type SavedOrderQuery } from './saved-orders.model.ts';

export type SavedOrderList = { orders: readonly ShownCart[]; total: number };

/** The caller's own, at today's prices. A ship-to that is not theirs finds nothing (A12). */
export async function listSavedOrders(
  deps: SavedOrdersDeps,
  person: Person,
  query: SavedOrderQuery,
): Promise<SavedOrderList> {
  const [shipToIds, days] = await Promise.all([findShipToIds(deps, person, query), findDays(deps, person, query)]);
  const { pageSize, currentPage, oldestFirst } = query;
  const page = { offset: (currentPage - 1) * pageSize, limit: pageSize, oldestFirst };
  const { carts, total } = await deps.cart.listSavedCarts(person.caller.uid, { shipToIds, ...days }, page);
  return { orders: await Promise.all(carts.map((cart) => deps.cart.showCart(person, cart))), total };
}

async function findShipToIds({ company }: SavedOrdersDeps, { scope }: Person, query: SavedOrderQuery) {
  if (!asksForShipTos(query)) return undefined;
  const shipTos = await company.listShipTos(scope);
  return shipTos.filter((shipTo) => fitsQuery(shipTo, query)).map(({ id }) => id);
}

/** A day begins at midnight on the wall of the caller's market. */
async function findDays(
  { findTimeZone, instantOf, homeMarket }: SavedOrdersDeps,
  { caller, delivery }: Person,
  { dateFrom, dateTo }: SavedOrderQuery,
) {
  const timeZone = await findTimeZone(caller.country ?? delivery.country ?? homeMarket);
  const midnightOf = (date: string) => instantOf({ date, time: '00:00' }, timeZone);
  return {
    savedFrom: dateFrom === undefined ? undefined : midnightOf(dateFrom),
    savedBefore: dateTo === undefined ? undefined : midnightOf(nextDay(dateTo)),
  };
}
