import { productsKind } from '@dray/server/capabilities/catalogue/index.ts';
import { loadRows } from '@dray/server/capabilities/master-data/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import type { DemoPart } from '../demo-part.ts';
import { bundleItemRows, bundleOptionRows, bundleProductRows, bundleRows } from './bundles/bundle-rows.ts';
import { marketDay } from './calendar-day.ts';
import { categoryRows } from './category-rows.ts';
import { demoProducts } from './demo-products.ts';
import { productCsv } from './product-csv.ts';
import { returnables } from './returnables.ts';

/** What can be bought. The products come as any operator's would: by a file through the import. */
export const productsPart: DemoPart = {
  name: 'products',
  async load(transaction, now) {
    const today = marketDay(now);
    await transaction.insertInto('category').values(categoryRows).execute();
    await transaction.insertInto('returnable').values(returnableRows).execute();
    await loadRows(transaction, productsKind({ today: () => today }), productCsv(demoProducts, today));
    await insertBundles(transaction, today);
  },
};

const returnableRows = returnables.map(({ sku, country, kind, name, unitPrice }) => ({
  sku,
  country,
  kind,
  name: JSON.stringify(name),
  unit_price: unitPrice,
}));

async function insertBundles(transaction: Transaction, today: string): Promise<void> {
  await transaction.insertInto('product').values(bundleProductRows(today)).execute();
  await transaction.insertInto('bundle').values(bundleRows(today)).execute();
  await transaction.insertInto('bundle_item').values(bundleItemRows).execute();
  await transaction.insertInto('bundle_option').values(bundleOptionRows).execute();
}
