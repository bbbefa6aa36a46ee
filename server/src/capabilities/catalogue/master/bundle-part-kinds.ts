import { languages } from '@dray/contract/languages.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import * as rules from '#platform/csv/cell-rules.ts';
import * as columns from '#platform/master/master-columns.ts';
import {
  type FindComing,
  type Judgement,
  keyOf,
  type MasterKind,
  type MasterRow,
  type MasterTable,
} from '#platform/master/master-kind.ts';
import { productImportStore } from '../import/product-import.store.ts';
import { judgeOptions } from './judge-options.ts';
import { masterBundleStore } from './master-bundle.store.ts';
import { masterBundlePartStore } from './master-bundle-part.store.ts';

const fixed = { isNeeded: true, isFixed: true } as const;
const titles = languages.map((language) => [`title_${language}`, columns.lineColumn(80)] as const);
const flag = columns.bitColumn({ isNeeded: true, otherwise: '0' });

/** What a bundle is made of: each part is one of its options, or none where it is not required. */
export const bundlePartsKind: MasterKind = {
  key: ['bundle', 'part'],
  columns: {
    bundle: columns.ruledColumn(rules.sku, fixed),
    part: columns.positiveCountColumn(fixed),
    ...Object.fromEntries(titles),
    title_en: columns.lineColumn(80, { isNeeded: true }),
    required: columns.bitColumn({ isNeeded: true, otherwise: '1' }),
  },
  open(transaction): MasterTable {
    const store = masterBundlePartStore(transaction);
    const bundles = masterBundleStore(transaction);
    // To undo the end of a part would not bring its options back, so it ends once those have.
    const withOptions = new Set<string>();
    return {
      find: (rows) => store.findParts(rows),
      async list(page) {
        const listed = await store.listParts(page);
        for (const { row } of await store.findOptionsBeside(listed.map(({ row }) => row))) withOptions.add(partOf(row));
        return listed;
      },
      async write(rows) {
        await store.writeParts(rows);
        await store.measureBundles(bundlesOf(rows));
      },
      async end(rows) {
        await store.removeParts(rows);
      },
      hasEnded: (row) => withOptions.has(partOf(row)),
      async takeBack(rows) {
        const left = new Set((await store.removeParts(rows)).map(({ row }) => partOf(row)));
        return rows.filter((row) => !left.has(partOf(row)));
      },
      async judge(rows, findComing) {
        const skus = bundlesOf(rows.map(({ row }) => row));
        const known = new Map((await bundles.findBundles(skus)).map((each) => [each.row.sku ?? '', each]));
        const coming = await findMissing(findComing, skus, known);
        return rows.map(({ row: { bundle = '' } }): Judgement => {
          const of = known.get(bundle) ?? coming.get(bundle);
          return of ? { country: of.country } : { faults: [fault('bundle', 'NO_BUNDLE', { id: bundle })] };
        });
      },
    };
  },
};

const partOf = (row: MasterRow): string => keyOf({ key: ['bundle', 'part'] }, row);

const findMissing = (findComing: FindComing, skus: readonly string[], known: ReadonlyMap<string, unknown>) =>
  findComing(
    'bundles',
    skus.filter((sku) => !known.has(sku)),
  );

const bundlesOf = (rows: readonly MasterRow[]): string[] => [...new Set(rows.map(({ bundle = '' }) => bundle))];

/** What may be chosen of a part; the one that is the default is in the bundle unless somebody chooses otherwise. */
export const bundleOptionsKind: MasterKind = {
  key: ['bundle', 'part', 'option'],
  columns: {
    bundle: columns.ruledColumn(rules.sku, fixed),
    part: columns.positiveCountColumn(fixed),
    option: columns.positiveCountColumn(fixed),
    sku: columns.ruledColumn(rules.sku, { isNeeded: true }),
    quantity: columns.positiveCountColumn({ isNeeded: true }),
    can_change_quantity: flag,
    is_default: flag,
  },
  open(transaction): MasterTable {
    const store = masterBundlePartStore(transaction);
    const goods = productImportStore(transaction);
    const remove = async (rows: readonly MasterRow[]) => {
      await store.removeOptions(rows);
      await store.measureBundles(bundlesOf(rows));
    };
    return {
      find: (rows) => store.findOptions(rows),
      list: (page) => store.listOptions(page),
      judge: (rows, findComing) => judgeOptions({ store, goods, findComing }, rows),
      async write(rows) {
        await store.writeOptions(rows);
        await store.measureBundles(bundlesOf(rows));
      },
      end: remove,
      async takeBack(rows) {
        await remove(rows);
        return rows;
      },
    };
  },
};
