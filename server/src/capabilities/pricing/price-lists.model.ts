import type { Country } from '@dray/contract/markets.ts';
import type { PriceList } from '#capabilities/catalogue/index.ts';

export type PriceListRow = {
  id: number;
  country: Country;
  currency: string;
  isMarketList: boolean;
  excludedSkus: readonly string[];
  excludedBrands: readonly string[];
  assortmentKey: string;
  /** The transaction of the last change, of the list or of a price in it. */
  changedIn: string;
};

/** What moved since an earlier look, and how much there is in all. */
export type PriceListLook = {
  /** When PostgreSQL was started; after another start, perhaps from a copy, numbers of transactions say nothing. */
  runningSince: string;
  /** What transactions from here on did could not be seen yet, or not all of it. */
  horizon: string;
  changedLists: readonly PriceListRow[];
  changedShipTos: readonly { shipToId: string; priceListId: number }[];
  listCount: number;
  shipToCount: number;
};

/** All price lists, without their prices, and who follows which. */
export type PriceLists = {
  runningSince: string;
  horizon: string;
  rows: ReadonlyMap<number, PriceListRow>;
  listIdOf: ReadonlyMap<string, number>;
  lists: ReadonlyMap<number, PriceList>;
};

export const noPriceLists: PriceLists = {
  runningSince: '',
  horizon: '0',
  rows: new Map(),
  listIdOf: new Map(),
  lists: new Map(),
};

/** Undefined where something was removed, which a look at changes does not tell: all must be read anew. */
export function withChanges(known: PriceLists, look: PriceListLook): PriceLists | undefined {
  if (known !== noPriceLists && isAnotherRun(known, look)) return undefined;
  const rows = new Map([...known.rows, ...look.changedLists.map((row) => [row.id, row] as const)]);
  const changedShipTos = look.changedShipTos.map(({ shipToId, priceListId }) => [shipToId, priceListId] as const);
  const listIdOf = changedShipTos.length > 0 ? new Map([...known.listIdOf, ...changedShipTos]) : known.listIdOf;
  if (rows.size !== look.listCount || listIdOf.size !== look.shipToCount) return undefined;

  const hasMoved = look.changedLists.some(({ id, changedIn }) => known.rows.get(id)?.changedIn !== changedIn);
  const { runningSince, horizon } = look;
  const lists = hasMoved ? toPriceLists(rows, known, runningSince) : known.lists;
  return { runningSince, horizon, rows, listIdOf, lists };
}

const isAnotherRun = (known: PriceLists, look: PriceListLook): boolean =>
  look.runningSince !== known.runningSince || BigInt(look.horizon) < BigInt(known.horizon);

function toPriceLists(
  rows: ReadonlyMap<number, PriceListRow>,
  known: PriceLists,
  runningSince: string,
): ReadonlyMap<number, PriceList> {
  const marketLists = new Map([...rows.values()].filter((row) => row.isMarketList).map((row) => [row.country, row]));
  return new Map(
    [...rows.values()].map((row) => {
      const market = marketLists.get(row.country);
      const version = `${row.changedIn}.${market?.changedIn ?? ''} ${runningSince}`;
      const before = known.lists.get(row.id);
      return [row.id, before?.version === version ? before : toPriceList(row, market, version, runningSince)];
    }),
  );
}

const toPriceList = (
  row: PriceListRow,
  market: PriceListRow | undefined,
  version: string,
  runningSince: string,
): PriceList => ({
  id: row.id,
  country: row.country,
  currency: row.currency,
  excludedSkus: new Set(row.excludedSkus),
  excludedBrands: new Set(row.excludedBrands),
  assortmentKey: row.assortmentKey,
  marketListId: market?.id,
  marketVersion: `${market?.changedIn ?? ''} ${runningSince}`,
  version,
});
