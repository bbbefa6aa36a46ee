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
  changedDated: readonly (DatedList & { shipToId: string })[];
  listCount: number;
  shipToCount: number;
  datedCount: number;
};

/** A list that a ship-to follows from a day on; without one, a day that was taken back. */
type DatedList = { validFrom: string; priceListId: number | null };

/** All price lists, without their prices, and who follows which. */
export type PriceLists = {
  runningSince: string;
  horizon: string;
  rows: ReadonlyMap<number, PriceListRow>;
  /** Before the first day of `datedOf`. */
  listIdOf: ReadonlyMap<string, number>;
  /** Of the few that change their list, latest day first. */
  datedOf: ReadonlyMap<string, readonly DatedList[]>;
  lists: ReadonlyMap<number, PriceList>;
};

export const noPriceLists: PriceLists = {
  runningSince: '',
  horizon: '0',
  rows: new Map(),
  listIdOf: new Map(),
  datedOf: new Map(),
  lists: new Map(),
};

/** Undefined where something was removed, which a look at changes does not tell: all must be read anew. */
export function withChanges(known: PriceLists, look: PriceListLook): PriceLists | undefined {
  if (known !== noPriceLists && isAnotherRun(known, look)) return undefined;
  const rows = new Map([...known.rows, ...look.changedLists.map((row) => [row.id, row] as const)]);
  const changedShipTos = look.changedShipTos.map(({ shipToId, priceListId }) => [shipToId, priceListId] as const);
  const listIdOf = changedShipTos.length > 0 ? new Map([...known.listIdOf, ...changedShipTos]) : known.listIdOf;
  const datedOf = look.changedDated.length > 0 ? withDated(known.datedOf, look.changedDated) : known.datedOf;
  const isWhole = rows.size === look.listCount && listIdOf.size === look.shipToCount;
  if (!isWhole || countDated(datedOf) !== look.datedCount) return undefined;

  const hasMoved = look.changedLists.some(({ id, changedIn }) => known.rows.get(id)?.changedIn !== changedIn);
  const { runningSince, horizon } = look;
  const lists = hasMoved ? toPriceLists(rows, known, runningSince) : known.lists;
  return { runningSince, horizon, rows, listIdOf, datedOf, lists };
}

/** Which list counts for a ship-to on a day of its market; where none is dated, the day is not even asked for. */
export function findListOn(
  { listIdOf, datedOf, lists }: PriceLists,
  shipToId: string,
  dayIn: (country: Country) => string,
): PriceList | undefined {
  const before = lists.get(listIdOf.get(shipToId) ?? -1);
  const dated = datedOf.get(shipToId);
  if (!dated) return before;
  const planned = dated.flatMap(({ validFrom, priceListId }) => {
    const list = lists.get(priceListId ?? -1);
    return list ? [{ validFrom, list }] : [];
  });
  const [{ list } = { list: before }] = planned;
  const day = list && dayIn(list.country);
  return planned.find(({ validFrom }) => day !== undefined && validFrom <= day)?.list ?? before;
}

function withDated(known: PriceLists['datedOf'], changed: PriceListLook['changedDated']): PriceLists['datedOf'] {
  const datedOf = new Map(known);
  for (const { shipToId, validFrom, priceListId } of changed) {
    const others = (datedOf.get(shipToId) ?? []).filter((each) => each.validFrom !== validFrom);
    const all = [...others, { validFrom, priceListId }];
    datedOf.set(
      shipToId,
      all.sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1)),
    );
  }
  return datedOf;
}

const countDated = (datedOf: PriceLists['datedOf']): number =>
  datedOf.values().reduce((sum, dated) => sum + dated.length, 0);

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

export const toPriceList = (
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
