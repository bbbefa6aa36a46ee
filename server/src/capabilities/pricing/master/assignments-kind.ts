import type { Country } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { codeColumn, dayColumn, idColumn } from '#platform/master/master-columns.ts';
import type { ComingRow, FindComing, Judgement, MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { type MasterPriceListStore, masterPriceListStore } from './master-price-list.store.ts';

/** In which market ship-tos are; those that do not exist are not among them. */
export type FindShipToMarkets = (
  transaction: Transaction,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Country>>;

const fixed = { isNeeded: true, isFixed: true } as const;

/** Which list a ship-to follows: without a day for all time before the first one with a day. */
export const assignmentsKind = (findShipToMarkets: FindShipToMarkets): MasterKind => ({
  key: ['ship_to', 'valid_from'],
  columns: {
    ship_to: idColumn(fixed),
    valid_from: dayColumn({ isFixed: true }),
    price_list: codeColumn({ isNeeded: true }),
  },
  open(transaction): MasterTable {
    const store = masterPriceListStore(transaction);
    return {
      find: (rows) => store.findFollowings(rows),
      list: (page) => store.listFollowings(page),
      write: (rows) => store.writeFollowings(rows),
      end: (rows) => store.removeFollowings(rows),
      judge: (rows, findComing) =>
        judge({ store, findComing, findMarkets: (ids) => findShipToMarkets(transaction, ids) }, rows),
      takeBack: async (rows) => {
        await store.removeFollowings(rows);
        return rows;
      },
      async findConsequences(rows) {
        const moved = rows.filter(({ row, stored }) => stored && stored.row.price_list !== row.price_list);
        return moved.length > 0 ? [{ code: 'SHIP_TOS_CHANGE_LIST', count: moved.length }] : [];
      },
    };
  },
});

type Judging = {
  store: MasterPriceListStore;
  findComing: FindComing;
  findMarkets: (ids: readonly string[]) => Promise<ReadonlyMap<string, Country>>;
};

async function judge({ store, findComing, findMarkets }: Judging, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const shipTos = [...new Set(rows.map(({ row: { ship_to = '' } }) => ship_to))];
  const codes = [...new Set(rows.map(({ row: { price_list = '' } }) => price_list))];
  const [markets, heads] = await Promise.all([findMarkets(shipTos), store.findHeads(codes)]);
  const [newShipTos, newLists] = await Promise.all([
    findComing(
      'ship-tos',
      shipTos.filter((id) => !markets.has(id)),
    ),
    findComing('price-lists', codes),
  ]);
  const marketOfList = new Map(heads.map(({ code, country }) => [code, country]));
  return rows.map(({ row: { ship_to = '', price_list = '' } }): Judgement => {
    const country = markets.get(ship_to) ?? newShipTos.get(ship_to)?.country;
    if (!country) return { faults: [fault('ship_to', 'NO_SHIP_TO', { id: ship_to })] };
    const ofList = marketOfList.get(price_list) ?? newLists.get(price_list)?.country;
    if (!ofList) return { faults: [fault('price_list', 'NO_PRICE_LIST', { id: price_list })] };
    if (ofList === country) return { country };
    return { faults: [fault('price_list', 'LIST_ELSEWHERE', { id: price_list, market: ofList, own: country })] };
  });
}
