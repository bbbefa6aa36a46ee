import { type Country, headOffice } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import * as rules from '#platform/csv/cell-rules.ts';
import type { Transaction } from '#platform/database/connection.ts';
import * as columns from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  Consequence,
  FindComing,
  Judgement,
  MasterFault,
  MasterKind,
  MasterRow,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { type MasterPriceStore, masterPriceStore, type PricedList } from './master-price.store.ts';

/** In which market products are sold; those that do not exist are not among them. */
export type FindMarkets = (transaction: Transaction, skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Needs = { findMarkets: FindMarkets; todayIn: (country: Country) => string };

const fixed = { isNeeded: true, isFixed: true } as const;
/** Where a row says nothing of its time, the price holds for ever. */
const always = '2000-01-01';
const farShare = 0.2;

export const pricesKind = ({ findMarkets, todayIn }: Needs): MasterKind => ({
  key: ['price_list', 'sku', 'kind', 'min_qty', 'valid_from'],
  columns: {
    price_list: columns.lineColumn(40, fixed),
    sku: columns.ruledColumn(rules.sku, fixed),
    kind: columns.choiceColumn(['list', 'customer', 'contract', 'promotion'], fixed),
    min_qty: columns.positiveCountColumn({ otherwise: '1', isFixed: true }),
    valid_from: columns.dayColumn({ otherwise: always, isFixed: true }),
    valid_to: columns.dayColumn(),
    net_price: columns.decimalColumn({ whole: 10, decimals: 2 }, { isNeeded: true }),
    currency: columns.lineColumn(3, { isOnlyChecked: true }),
  },
  findContradictions: ({ valid_from = '', valid_to = '' }) =>
    valid_to !== '' && valid_to < valid_from ? [fault('valid_to', 'NOT_BEFORE', { column: 'valid_from' })] : [],
  open(transaction): MasterTable {
    const store = masterPriceStore(transaction);
    return {
      find: (rows) => store.findPrices(rows),
      write: (rows) => store.writePrices(rows),
      list: (page) => store.listPrices(page),
      judge: (rows, findComing) =>
        judge({ store, findMarkets: (skus) => findMarkets(transaction, skus), findComing }, rows),
      // A price that has not begun ends on its first day: nothing is deleted.
      end: async (rows) => store.endPrices(rows, await marketDays(store, rows, todayIn)),
      hasEnded: ({ valid_to = '', valid_from = '' }) =>
        valid_to !== '' && (valid_to <= valid_from || valid_to < todayIn(headOffice)),
      async takeBack(rows) {
        await store.removePrices(rows);
        return rows;
      },
      findConsequences: async (rows) =>
        consequencesOf(
          rows,
          await marketDays(
            store,
            rows.map(({ row }) => row),
            todayIn,
          ),
        ),
    };
  },
});

type Judging = {
  store: MasterPriceStore;
  findMarkets: (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findComing: FindComing;
};

async function judge({ store, findMarkets, findComing }: Judging, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const skus = [...new Set(rows.map(({ row: { sku = '' } }) => sku))];
  const codes = [...new Set(rows.map(({ row: { price_list = '' } }) => price_list))];
  const [lists, markets] = await Promise.all([store.findLists(codes), findMarkets(skus)]);
  const newLists = await findComing(
    'price-lists',
    codes.filter((code) => !lists.has(code)),
  );
  const newProducts = await findComing(
    'products',
    skus.filter((sku) => !markets.has(sku)),
  );
  return rows.map(({ row }): Judgement => {
    const { price_list = '', sku = '' } = row;
    const coming = newLists.get(price_list);
    const list = lists.get(price_list) ?? (coming && { country: coming.country, currency: coming.row.currency ?? '' });
    const fault = whatDoesNotFit(row, list, markets.get(sku) ?? newProducts.get(sku)?.country);
    return fault || !list ? { faults: fault ? [fault] : [] } : { country: list.country };
  });
}

function whatDoesNotFit(
  { price_list = '', sku = '', currency }: MasterRow,
  list: Pick<PricedList, 'country' | 'currency'> | undefined,
  country: string | undefined,
): MasterFault | undefined {
  if (!list) return fault('price_list', 'NO_PRICE_LIST', { id: price_list });
  if (country === undefined) return fault('sku', 'NO_PRODUCT', { id: sku });
  if (country !== list.country) return fault('sku', 'SOLD_ELSEWHERE', { id: sku, market: country, own: list.country });
  if (currency && currency !== list.currency) return fault('currency', 'MONEY_OF_LIST', { currency: list.currency });
  return undefined;
}

/** What the calendar shows where each list is. */
async function marketDays(
  store: MasterPriceStore,
  rows: readonly MasterRow[],
  todayIn: Needs['todayIn'],
): Promise<(row: MasterRow) => string> {
  const lists = await store.findLists([...new Set(rows.map(({ price_list = '' }) => price_list))]);
  return ({ price_list = '' }) => todayIn(lists.get(price_list)?.country ?? headOffice);
}

/** Prices that change for somebody who orders today, and those that move far (B4). */
function consequencesOf(rows: readonly ComingRow[], todayOf: (row: MasterRow) => string): Consequence[] {
  const isToday = (row: MasterRow) =>
    (row.valid_from ?? '') <= todayOf(row) && (row.valid_to === '' || todayOf(row) <= (row.valid_to ?? ''));
  const today = rows.filter(({ row, stored }) => isToday(row) || (stored && isToday(stored.row)));
  const far = rows.filter(({ row, stored }) => {
    const [before, after] = [Number(stored?.row.net_price), Number(row.net_price)];
    return stored !== undefined && Math.abs(after - before) >= before * farShare && after !== before;
  });
  return [
    { code: 'PRICES_OF_TODAY', count: today.length },
    { code: 'PRICES_MOVED_FAR', count: far.length },
  ];
}
