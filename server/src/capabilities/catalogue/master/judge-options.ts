import { fault } from '#platform/csv/cell-fault.ts';
import {
  type ComingRow,
  type FindComing,
  type Judgement,
  keyOf,
  type MasterFault,
  type MasterRow,
} from '#platform/master/master-kind.ts';
import type { ProductImportStore } from '../import/product-import.store.ts';
import type { MasterBundlePartStore } from './master-bundle-part.store.ts';

type Judging = { store: MasterBundlePartStore; goods: ProductImportStore; findComing: FindComing };
type Goods = { country: string; kind: string };
type Held = { by: MasterRow; fault: MasterFault };

const part = (row: MasterRow): string => keyOf({ key: ['bundle', 'part'] }, row);

/** Goods of the bundle's own market, each once in a part, and one of them the default at most. */
export async function judgeOptions(judging: Judging, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const asked = rows.map(({ row }) => row);
  const [parts, goods, beside] = await Promise.all([
    findParts(judging, asked),
    findGoods(judging, asked),
    judging.store.findOptionsBeside(asked),
  ]);
  // As the part will be: what is stored, and over it what these rows say.
  const options = new Map(beside.map(({ row }) => [optionOf(row), row]));
  for (const row of asked) options.set(optionOf(row), row);
  const siblings = Map.groupBy(options.values(), part);
  return rows.map(({ row }): Judgement => {
    const { bundle = '', part: number = '' } = row;
    const of = parts.get(part(row));
    if (!of) return { faults: [fault('part', 'NO_BUNDLE_PART', { id: bundle, part: number })] };
    const others = (siblings.get(part(row)) ?? []).filter((each) => each.option !== row.option);
    const wrong = wrongGoods(row, goods.get(row.sku ?? ''), of.country);
    const held = heldBeside(row, others);
    if (wrong.length > 0) return { faults: [...wrong, ...held.map(({ fault }) => fault)] };
    if (held.length > 0) return { faults: held.map(({ fault }) => fault), heldBy: held.map(({ by }) => optionOf(by)) };
    return { country: of.country };
  });
}

const optionOf = (row: MasterRow): string => keyOf({ key: ['bundle', 'part', 'option'] }, row);

async function findParts({ store, findComing }: Judging, rows: readonly MasterRow[]) {
  const found = new Map((await store.findParts(rows)).map((each) => [part(each.row), each]));
  const missing = [...new Set(rows.map(part))].filter((key) => !found.has(key));
  const coming = await findComing('bundle-parts', missing);
  return new Map([...found, ...coming]);
}

async function findGoods({ goods, findComing }: Judging, rows: readonly MasterRow[]) {
  const skus = [...new Set(rows.map(({ sku = '' }) => sku))];
  const found = new Map<string, Goods>(await goods.findProducts(skus));
  const coming = await findComing(
    'products',
    skus.filter((sku) => !found.has(sku)),
  );
  for (const [sku, { country }] of coming) found.set(sku, { country, kind: 'simple' });
  return found;
}

function wrongGoods({ sku = '' }: MasterRow, goods: Goods | undefined, market: string): MasterFault[] {
  if (goods?.country !== market) return [fault('sku', 'NO_PRODUCT_IN', { id: sku, market })];
  return goods.kind === 'bundle' ? [fault('sku', 'IS_BUNDLE', { id: sku })] : [];
}

/** What another option of the part has, until that gives it up. */
function heldBeside({ sku = '', is_default }: MasterRow, others: readonly MasterRow[]): Held[] {
  const same = others.find((each) => each.sku === sku);
  const preset = is_default === '1' ? others.find((each) => each.is_default === '1') : undefined;
  return [
    ...(same ? [{ by: same, fault: fault('sku', 'OFFERED_TWICE', { id: sku, option: same.option ?? '' }) }] : []),
    ...(preset ? [{ by: preset, fault: fault('is_default', 'DEFAULT_TAKEN', { option: preset.option ?? '' }) }] : []),
  ];
}
