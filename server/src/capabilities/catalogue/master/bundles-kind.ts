import { languages } from '@dray/contract/languages.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import * as columns from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  FindComing,
  Judgement,
  MasterKind,
  MasterRow,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { categoryFinder } from '../import/category-finder.ts';
import { productGroups } from '../import/product-groups.ts';
import { productImportStore } from '../import/product-import.store.ts';
import { type MasterBundleStore, masterBundleStore } from './master-bundle.store.ts';
import { productColumns } from './product-master-columns.ts';

type Needs = { todayIn: (country: Country) => string; yesterdayIn: (country: Country) => string };

const needed = { isNeeded: true } as const;
const { sku, market, category, brand, sub_brand, name } = productColumns as Record<string, columns.MasterColumn>;
const descriptions = Object.entries(productColumns).filter(([column]) => column.startsWith('description_'));

/** Bundles with their terms; their parts and what may be chosen of each are kinds of their own. */
export const bundlesKind = ({ todayIn, yesterdayIn }: Needs): MasterKind => ({
  key: ['sku'],
  columns: {
    ...({ sku, market, category, brand, sub_brand, name } as Record<string, columns.MasterColumn>),
    product_group: columns.choiceColumn(productGroups, { isNeeded: true, otherwise: 'Beer' }),
    ...Object.fromEntries(descriptions),
    valid_from: columns.dayColumn(needed),
    valid_to: columns.dayColumn(needed),
    minimum_amount: columns.positiveCountColumn({ isNeeded: true, otherwise: '1' }),
    limited_amount: columns.countColumn(),
    discount_percent: columns.decimalColumn({ whole: 3, decimals: 2 }, { isNeeded: true, otherwise: '0.00' }),
    discontinued: columns.bitColumn({ isNeeded: true, otherwise: '0' }),
  },
  findContradictions: ({ valid_from = '', valid_to = '', discount_percent }) => [
    ...(valid_to < valid_from ? [fault('valid_to', 'NOT_BEFORE', { column: 'valid_from' })] : []),
    ...(Number(discount_percent) > 100 ? [fault('discount_percent', 'COUNT_AT_MOST', { max: 100 })] : []),
  ],
  open(transaction): MasterTable {
    const store = masterBundleStore(transaction);
    return {
      find: (rows) => store.findBundles(skusOf(rows)),
      list: (page) => store.listBundles(page),
      judge: (rows, findComing) => judge(store, findComing, rows),
      async write(rows) {
        const findCategory = await categoryFinder(productImportStore(transaction), () => undefined);
        const products: object[] = [];
        for (const row of rows) {
          const path = (row.category ?? '').split('/');
          const uid = await findCategory(row.market as Country, path);
          products.push({ ...toProduct(row), category_uid: uid, listed_on: todayIn(row.market as Country) });
        }
        if (rows.length > 0) await store.writeBundles(products, rows.map(toTerms));
      },
      end: (rows) =>
        store.endBundles(rows.map((row) => ({ sku: row.sku ?? '', yesterday: yesterdayIn(row.market as Country) }))),
      hasEnded: ({ valid_to = '', market: of, discontinued }) =>
        discontinued === '1' || valid_to <= yesterdayIn(of as Country),
    };
  },
});

const skusOf = (rows: readonly MasterRow[]): string[] => rows.map((row) => row.sku ?? '');

const toProduct = (row: MasterRow) => ({
  sku: row.sku,
  country: row.market,
  product_group: row.product_group,
  brand: row.brand,
  sub_brand: row.sub_brand,
  name: row.name,
  description: Object.fromEntries(
    languages.flatMap((language) => {
      const text = row[`description_${language}`] ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  ),
  is_discontinued: row.discontinued === '1',
  tax_rate: marketOf(row.market as Country).taxRate,
});

const toTerms = (row: MasterRow) => ({
  sku: row.sku,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  minimum_amount: row.minimum_amount,
  limited_amount: row.limited_amount === '' ? null : row.limited_amount,
  discount_percent: row.discount_percent,
});

async function judge(
  store: MasterBundleStore,
  findComing: FindComing,
  rows: readonly ComingRow[],
): Promise<Judgement[]> {
  const skus = skusOf(rows.map(({ row }) => row));
  const [known, coming] = await Promise.all([store.findSold(skus), findComing('products', skus)]);
  return rows.map(({ row: { sku: own = '', market: of, limited_amount = '' } }): Judgement => {
    const goods = known.get(own);
    if (coming.has(own) || goods?.isBundle === false)
      return { faults: [fault('sku', 'NO_BUNDLE_BUT_PRODUCT', { id: own })] };
    if (goods && limited_amount !== '' && Number(limited_amount) < goods.sold)
      return { faults: [fault('limited_amount', 'SOLD_ALREADY', { count: goods.sold })] };
    return { country: of as Country };
  });
}
