import type { FindProductMarkets } from '#capabilities/catalogue/index.ts';
import type { CsvRow } from '#platform/csv/csv-file.ts';
import type { CsvSource } from '#platform/csv/csv-text.ts';
import { type ImportOptions, type ImportReport, type ImportTally, importTally } from '#platform/csv/import-report.ts';
import { openReadable } from '#platform/csv/readable-file.ts';
import type { Transaction } from '#platform/database/connection.ts';
import {
  type PriceImportStore,
  type PriceToWrite,
  priceImportStore,
  type StoredPriceList,
} from './price-import.store.ts';
import { isPriceColumn, type PriceRow, readPriceRow, requiredPriceColumns } from './price-row.ts';

/** What a product is and where it is sold is the catalogue's to say. */
export type PriceImportOptions = ImportOptions & { findMarkets: FindProductMarkets };

type Work = Pick<PriceImportOptions, 'findMarkets'> & {
  store: PriceImportStore;
  tally: ImportTally;
  priceLists: ReadonlyMap<string, StoredPriceList>;
};

/**
 * Takes in the good rows of a file of prices and tells the others. Doing it again changes nothing; prices that the file
 * does not name stay. It is part of the caller's transaction: nobody sees half of a new price list.
 */
export async function importPrices(
  transaction: Transaction,
  source: CsvSource,
  { findMarkets, ...options }: PriceImportOptions,
): Promise<ImportReport> {
  const tally = importTally(options);
  const file = await openReadable(source, requiredPriceColumns, tally);
  if (!file) return tally.report([]);

  const store = priceImportStore(transaction);
  await store.forgetLines();
  const work: Work = { store, tally, findMarkets, priceLists: await store.listPriceLists() };
  for await (const batch of file.batches) {
    const prices = await leaveOutRepeated(work, await judge(work, readRows(work, batch)));
    if (prices.length === 0) continue;
    const imported = await store.writePrices(prices);
    tally.count({ imported, unchanged: prices.length - imported });
  }
  return tally.report(file.columns.filter((column) => !isPriceColumn(column)));
}

function readRows({ tally }: Work, batch: readonly CsvRow[]): PriceRow[] {
  return batch.flatMap((row) => {
    const read = readPriceRow(row);
    if ('price' in read) return [read.price];
    tally.refuse(read.wrong);
    return [];
  });
}

/** Leaves out what names a list or a product that is not there. */
async function judge({ findMarkets, tally, priceLists }: Work, rows: readonly PriceRow[]): Promise<PriceToWrite[]> {
  const markets = await findMarkets([...new Set(rows.map(({ sku }) => sku))]);
  return rows.flatMap((row) => {
    const list = priceLists.get(row.priceList);
    const wrong = whatDoesNotFit(row, list, markets.get(row.sku));
    if (!wrong && list) return [toPrice(row, list)];
    tally.refuse([{ line: row.line, column: wrong?.[0] ?? '', message: wrong?.[1] ?? '' }]);
    return [];
  });
}

function whatDoesNotFit(
  { priceList, sku, currency }: PriceRow,
  list: StoredPriceList | undefined,
  country: string | undefined,
): [column: string, message: string] | undefined {
  if (!list) return ['price_list', `there is no price list “${priceList}”`];
  if (country === undefined) return ['sku', `there is no product “${sku}”`];
  if (country !== list.country) return ['sku', `“${sku}” is sold in ${country}, the price list is for ${list.country}`];
  if (currency && currency !== list.currency)
    return ['currency', `must be ${list.currency}, the money of the price list`];
  return undefined;
}

const toPrice = (row: PriceRow, { id }: StoredPriceList): PriceToWrite => ({
  line: row.line,
  price_list_id: id,
  sku: row.sku,
  kind: row.kind,
  min_qty: row.minQty,
  valid_from: row.validFrom,
  valid_to: row.validTo,
  net_price: row.netPrice,
});

async function leaveOutRepeated({ store, tally }: Work, prices: readonly PriceToWrite[]): Promise<PriceToWrite[]> {
  if (prices.length === 0) return [];
  const repeated = await store.findRepeated(prices);
  for (const price of prices.filter(({ line }) => repeated.has(line))) {
    const first = await store.getFirstLine(price);
    const message = `this price (list, sku, kind, min_qty, valid_from) is already in line ${first}`;
    tally.refuse([{ line: price.line, column: 'sku', message }]);
  }
  return prices.filter(({ line }) => !repeated.has(line));
}
