import type { SameGoodsChoice } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { findAmountFault } from '@dray/contract/cart/amount-fault.ts';
import type { BulkUnit } from '@dray/contract/texts/bulk-upload-text.ts';
import type { WantedOrder } from '#capabilities/cart/index.ts';
import type { Goods, Product } from '#capabilities/catalogue/index.ts';
import { readAmount } from '../reading/cell-values.model.ts';
import { type Fault, type Fix, proposed, type SameGoods } from '../rules/bulk-upload.model.ts';
import type { ReadRow } from './read-row.model.ts';

type Line = WantedOrder['lines'][number];

export type OrderLines = {
  lines: readonly Line[];
  /** By row: what its code stands for. */
  products: ReadonlyMap<number, Product>;
  /** Rows that a line was made of, by the line's id. */
  rowsOf: ReadonlyMap<string, readonly ReadRow[]>;
  faults: readonly Fault[];
  sameGoods: readonly SameGoods[];
};

const maxFixes = 3;

/** The article that a code names, by its sku or the number on its pack; what is not offered is not named. */
export function findArticle(goods: Goods, code: string): Product | undefined {
  const sku = goods.isOffered(code) ? code : (goods.findSkuByEan(code) ?? code.toUpperCase());
  return goods.isOffered(sku) ? goods.findProduct(sku) : undefined;
}

type Choose = (sku: string, rows: readonly number[]) => SameGoodsChoice | undefined;

/** Rows of the same article are one line, as in a cart: added up, unless only the last shall count. */
export function linesOf(rows: readonly ReadRow[], goods: Goods, choose: Choose): OrderLines {
  const products = new Map<number, Product>();
  const bySku = new Map<string, { product: Product; rows: ReadRow[] }>();
  const faults = rows.flatMap((row): Fault[] => {
    const product = findArticle(goods, row.code);
    if (product) products.set(row.row, product);
    const found = faultsOfRow(row, product, goods);
    if (found.length > 0 || !product) return found;
    const same = bySku.get(product.sku);
    if (same) same.rows.push(row);
    else bySku.set(product.sku, { product, rows: [row] });
    return [];
  });
  const sameGoods = [...bySku.values()].filter((each) => each.rows.length > 1).map((each) => toSameGoods(each, choose));
  const isLastOnly = new Set(sameGoods.filter(({ choice }) => choice === 'last').map(({ sku }) => sku));
  const rowsOf = new Map(
    [...bySku].map(([sku, group]) => [sku, isLastOnly.has(sku) ? group.rows.slice(-1) : group.rows]),
  );
  const lines = [...rowsOf].map(([sku, group]) => sumOf(sku, group));
  return { lines, products, rowsOf, faults, sameGoods };
}

function toSameGoods({ product, rows }: { product: Product; rows: readonly ReadRow[] }, choose: Choose): SameGoods {
  const { sku, name } = product;
  const choice = choose(
    sku,
    rows.map(({ row }) => row),
  );
  return { sku, name, rows: rows.map((each) => ({ row: each.row, ...writtenIn(each) })), choice };
}

/** What can be said of a row whether or not its place is known. */
export function faultsOfRow(row: ReadRow, product: Product | undefined, goods: Goods | undefined): Fault[] {
  return [...codeFaults(row, product, goods), ...unitFaults(row), ...amountFaults(row, product)];
}

function codeFaults(row: ReadRow, product: Product | undefined, goods: Goods | undefined): Fault[] {
  if (row.code === '') return [faultAt(row, 'code', { code: 'CODE_MISSING' })];
  if (product || !goods) return [];
  const similar = goods.findSimilarSkus(row.code, maxFixes);
  return [faultAt(row, 'code', { code: 'NOT_OFFERED' }, likeliestFirst(similar.map(fixByProduct(goods))))];
}

const unitFaults = (row: ReadRow): Fault[] => (row.unit.value ? [] : [faultAt(row, 'unit', { code: 'UNIT_UNKNOWN' })]);

function amountFaults(row: ReadRow, product: Product | undefined): Fault[] {
  const { value } = row.amount;
  if (!value) {
    const code = row.amount.text === '' ? 'QUANTITY_INVALID' : 'AMOUNT_NO_NUMBER';
    return [faultAt(row, 'amount', { code }, withoutLetters(row, product))];
  }
  if ('meanings' in value) {
    const fixes = value.meanings.map((meaning) => ({ value: writtenAmount(meaning) }));
    return [faultAt(row, 'amount', { code: 'AMOUNT_UNCLEAR' }, fixes.filter(isClear))];
  }
  const unit = row.unit.value;
  const fault = product && unit && findAmountFault(product, amountIn(unit, value.amount));
  if (!fault) return [];
  const { code, ...values } = fault;
  return [faultAt(row, 'amount', { code, values }, wholeAmounts(product, unit, value.amount))];
}

/** Written so that it cannot be misread once more. */
const writtenAmount = (amount: number): string => String(amount).replace('.', ',');
const isClear = ({ value }: Fix): boolean => !/^\d{1,3},\d{3}$/.test(value);

/** The first is proposed. */
const likeliestFirst = (fixes: readonly Fix[]): Fix[] => fixes.map((fix, nth) => (nth === 0 ? proposed(fix) : fix));

/** 2O for 20, l2 for 12: letters that look like digits, where what they stand for can be ordered. */
function withoutLetters({ amount, unit }: ReadRow, product: Product | undefined): Fix[] {
  const digits = amount.text.replace(/o/gi, '0').replace(/[il|]/gi, '1');
  const read = digits === amount.text ? undefined : readAmount(digits);
  if (!read || !('amount' in read) || read.amount === 0) return [];
  if (product && unit.value && findAmountFault(product, amountIn(unit.value, read.amount))) return [];
  return [proposed({ value: writtenAmount(read.amount), why: { code: 'LETTER_FOR_DIGIT' } })];
}

/** The next smaller and greater ones that can be had, the nearer one first. */
function wholeAmounts(product: Product, unit: BulkUnit, amount: number): Fix[] {
  const { byPack, byLayer, perLayer, layersPerPallet } = product;
  const perUnit = packsIn(product, unit);
  const size = byPack ? 1 : byLayer ? perLayer : perLayer * layersPerPallet;
  // A step in the row's own unit; where packs are smaller than it, whole ones of it.
  const step = Math.max(1, size / perUnit);
  return [Math.floor(amount / step) * step, Math.ceil(amount / step) * step]
    .filter((whole, index, both) => whole > 0 && both.indexOf(whole) === index)
    .filter((whole) => !findAmountFault(product, amountIn(unit, whole)))
    .sort((one, other) => Math.abs(one - amount) - Math.abs(other - amount))
    .map((whole): Fix => ({ value: writtenAmount(whole) }))
    .map((fix, nth) => (nth === 0 ? proposed({ ...fix, why: { code: 'NEAREST_AMOUNT' } }) : fix));
}

const packsIn = ({ perLayer, layersPerPallet }: Product, unit: BulkUnit): number =>
  ({ pack: 1, layer: perLayer, pallet: perLayer * layersPerPallet })[unit];

const amountIn = (unit: BulkUnit, amount: number) => ({
  quantity: unit === 'pack' ? amount : 0,
  layers: unit === 'layer' ? amount : 0,
  pallets: unit === 'pallet' ? amount : 0,
});

const writtenIn = ({ amount, unit }: ReadRow): { amount: number; unit: BulkUnit } => ({
  amount: amount.value && 'amount' in amount.value ? amount.value.amount : 0,
  unit: unit.value ?? 'pack',
});

function sumOf(sku: string, rows: readonly ReadRow[]): Line {
  const amounts = rows.map(writtenIn).map(({ amount, unit }) => amountIn(unit, amount));
  const total = (name: keyof ReturnType<typeof amountIn>) => amounts.reduce((sum, each) => sum + each[name], 0);
  return { id: sku, sku, quantity: total('quantity'), layers: total('layers'), pallets: total('pallets') };
}

export const fixByProduct =
  (goods: Goods) =>
  (sku: string): Fix => {
    const name = goods.findProduct(sku)?.name;
    return name === undefined ? { value: sku } : { value: sku, name };
  };

const textsOf = { code: 'code', unit: 'unit', amount: 'amount' } as const;

export function faultAt(
  row: ReadRow,
  column: keyof typeof textsOf,
  finding: Fault['finding'],
  fixes: readonly Fix[] = [],
): Fault {
  const text = column === 'code' ? row.code : row[column].text;
  return { row: row.row, column, finding, fixes, cause: [column, finding.code, text].join('|') };
}
