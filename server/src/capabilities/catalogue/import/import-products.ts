import type { CsvRow } from '#platform/csv/csv-file.ts';
import type { CsvSource } from '#platform/csv/csv-text.ts';
import { type ImportOptions, type ImportReport, type ImportTally, importTally } from '#platform/csv/import-report.ts';
import { openReadable } from '#platform/csv/readable-file.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { type CategoryFinder, categoryFinder } from './category-finder.ts';
import { descriptionColumns, filledColumns, isProductColumn, requiredProductColumns } from './product-columns.ts';
import { type ProductContext, whatDoesNotFit } from './product-fit.ts';
import { type ProductImportStore, productImportStore } from './product-import.store.ts';
import { type ProductRow, readProductRow } from './product-row.ts';
import { settleSubstitutes } from './substitutes.ts';

type Work = {
  store: ProductImportStore;
  tally: ImportTally;
  context: ProductContext;
  findCategory: CategoryFinder;
  columns: readonly string[];
  /** Where each sku of the file was first seen. */
  lines: Map<string, number>;
};

/**
 * Takes in the good rows of a file of products and tells the others. Doing it again changes nothing. It is part of the
 * caller's transaction: all good rows are there when that commits, or none.
 */
export async function importProducts(
  transaction: Transaction,
  source: CsvSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const tally = importTally(options);
  const file = await openReadable(source, requiredProductColumns, tally);
  if (!file) return tally.report([]);

  const store = productImportStore(transaction);
  const work: Work = {
    store,
    tally,
    context: { returnables: await store.listReturnables() },
    findCategory: await categoryFinder(store, tally.created),
    columns: file.columns,
    lines: new Map(),
  };
  const waiting: ProductRow[] = [];
  for await (const batch of file.batches) {
    const { settled, open } = await settle(work, await judge(work, readRows(work, batch, options.today)));
    await write(work, settled);
    waiting.push(...open);
  }
  await takeInWaiting(work, waiting);
  return tally.report(file.columns.filter((column) => !isProductColumn(column)));
}

function readRows({ tally, lines }: Work, batch: readonly CsvRow[], today: string): ProductRow[] {
  return batch.flatMap((row) => {
    const read = readProductRow(row, today);
    if ('wrong' in read) {
      tally.refuse(read.wrong);
      return [];
    }
    const { sku, line } = read.product;
    const first = lines.get(sku);
    if (first === undefined) lines.set(sku, line);
    else tally.refuse([{ line, column: 'sku', message: `“${sku}” is already in line ${first}` }]);
    return first === undefined ? [read.product] : [];
  });
}

/** Leaves out what contradicts what is stored. */
async function judge({ store, tally, context }: Work, products: readonly ProductRow[]): Promise<ProductRow[]> {
  const stored = await store.findProducts(products.map(({ sku }) => sku));
  return products.filter((product) => {
    const wrong = whatDoesNotFit(product, context, stored.get(product.sku));
    if (wrong.length > 0) tally.refuse(wrong);
    return wrong.length === 0;
  });
}

async function settle({ store }: Work, products: readonly ProductRow[]) {
  const substitutes = products.flatMap(({ columns: { substitute_sku: sku } }) =>
    typeof sku === 'string' ? [sku] : [],
  );
  return settleSubstitutes(products, await store.findProducts(substitutes));
}

/** What waited for a row that was to come later in the file; it has come now, or never will. */
async function takeInWaiting(work: Work, waiting: readonly ProductRow[]): Promise<void> {
  const { settled, open } = await settle(work, waiting);
  for (const { line, country, columns } of open) {
    const message = `there is no product “${columns.substitute_sku}” in ${country}`;
    work.tally.refuse([{ line, column: 'substitute_sku', message }]);
  }
  await write(work, settled);
}

async function write({ store, tally, findCategory, columns }: Work, products: readonly ProductRow[]): Promise<void> {
  if (products.length === 0) return;
  const rows: Record<string, unknown>[] = [];
  for (const product of products)
    rows.push({ ...product.columns, category_uid: await findCategory(product.country, product.category) });
  const languages = descriptionColumns.filter(({ column }) => columns.includes(column)).map(({ language }) => language);
  const changed = new Set(await store.writeProducts(rows, { compared: filledColumns(columns), languages }));

  if (columns.includes('returnables')) {
    const units = products.flatMap(({ sku, returnables }) =>
      returnables.map((returnable) => ({ product_sku: sku, returnable_sku: returnable.sku, units: returnable.units })),
    );
    const skus = products.map(({ sku }) => sku);
    for (const sku of await store.writeReturnables(skus, units)) changed.add(sku);
  }
  tally.count({ imported: changed.size, unchanged: products.length - changed.size });
}
