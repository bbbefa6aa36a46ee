import { fault } from '#platform/csv/cell-fault.ts';
import type {
  Awaited,
  ComingRow,
  FindComing,
  Judgement,
  MasterFault,
  MasterKind,
  MasterRow,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { parseMinor } from '#platform/money.ts';
import { categoryFinder } from '../import/category-finder.ts';
import { descriptionColumns, filledColumns } from '../import/product-columns.ts';
import { whatDoesNotFit } from '../import/product-fit.ts';
import { type ProductImportStore, productImportStore } from '../import/product-import.store.ts';
import { type ProductRow, readProductRow } from '../import/product-row.ts';
import { masterProductStore } from './master-product.store.ts';
import { productColumns } from './product-master-columns.ts';

/** New goods without a day of their own are listed today. */
type Needs = { today: () => string };

export const productsKind = ({ today }: Needs): MasterKind => ({
  key: ['sku'],
  columns: productColumns,
  findContradictions: (row) => faultsOf(readRow(row, today())),
  open(transaction): MasterTable {
    const shown = masterProductStore(transaction);
    const store = productImportStore(transaction);
    return {
      find: (rows) => shown.findProducts(rows.map(({ sku = '' }) => sku)),
      list: (page) => shown.listProducts(page),
      judge: (rows, findComing) => judge({ store, findComing, today: today() }, rows),
      write: (rows) =>
        write(
          store,
          rows.map((row) => requireProduct(row, today())),
        ),
      end: (rows) => shown.discontinue(rows.map(({ sku = '' }) => sku)),
      hasEnded: ({ discontinued }) => discontinued === '1',
    };
  },
});

/** The reader of whole rows knows how their columns agree with each other. */
const readRow = (row: MasterRow, today: string) =>
  readProductRow({ line: 0, cells: new Map(Object.entries(row)), surplus: 0 }, today);

const faultsOf = (read: ReturnType<typeof readRow>): MasterFault[] => ('wrong' in read ? [...read.wrong] : []);

function requireProduct(row: MasterRow, today: string): ProductRow {
  const read = readRow(row, today);
  if ('wrong' in read) throw new Error(`The product ${row.sku} was not judged`);
  return read.product;
}

type Judging = { store: ProductImportStore; findComing: FindComing; today: string };

async function judge({ store, findComing, today }: Judging, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const products = rows.map(({ row }) => requireProduct(row, today));
  const substitutes = products.flatMap(({ columns: { substitute_sku: sku } }) =>
    typeof sku === 'string' ? [sku] : [],
  );
  const [stored, returnables] = await Promise.all([
    store.findProducts([...products.map(({ sku }) => sku), ...substitutes]),
    store.listReturnables(),
  ]);
  const named = products.flatMap((product) => product.returnables.map(({ sku }) => sku));
  const coming = await findComing(
    'returnables',
    [...new Set(named)].filter((sku) => !returnables.has(sku)),
  );
  const all = new Map([
    ...returnables,
    ...[...coming].map(
      ([sku, { row, country }]) => [sku, { country, unitMinor: parseMinor(row.deposit ?? '0') }] as const,
    ),
  ]);
  return products.map((product): Judgement => {
    const wrong = whatDoesNotFit(product, { returnables: all }, stored.get(product.sku));
    if (wrong.length > 0) return { faults: wrong };
    const { country } = product;
    return { country, awaits: awaitsOf(product, stored) };
  });
}

/** Rows may replace each other, so what replaces one may come later in the file. */
function awaitsOf(
  { country, columns: { substitute_sku: key } }: ProductRow,
  stored: ReadonlyMap<string, { country: string }>,
): Awaited[] {
  if (typeof key !== 'string' || stored.get(key)?.country === country) return [];
  return [{ key, fault: fault('substitute_sku', 'NO_PRODUCT_IN', { id: key, market: country }) }];
}

const everyColumn = Object.keys(productColumns);

async function write(store: ProductImportStore, products: readonly ProductRow[]): Promise<void> {
  if (products.length === 0) return;
  const findCategory = await categoryFinder(store, () => undefined);
  const rows: Record<string, unknown>[] = [];
  for (const { columns, country, category } of products)
    rows.push({ ...columns, category_uid: await findCategory(country, category) });
  const languages = descriptionColumns.map(({ language }) => language);
  await store.writeProducts(rows, { compared: filledColumns(everyColumn), languages });
  await store.writeReturnables(
    products.map(({ sku }) => sku),
    products.flatMap(({ sku, returnables }) =>
      returnables.map((returnable) => ({ product_sku: sku, returnable_sku: returnable.sku, units: returnable.units })),
    ),
  );
}
