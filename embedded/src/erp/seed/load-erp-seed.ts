import { findSet } from '../odata/model/service.ts';
import { openErpDatabase, type Queries } from '../store/database.ts';
import { completeRow } from '../store/entity-table.ts';
import { prepareSchema } from '../store/prepare-schema.store.ts';
import { services } from '../store/schema.ts';
import type { ErpSeed } from './erp-seed.ts';
import { findKnownOrders, insertMissing, moveNumberRanges } from './seed.store.ts';
import { seedAgreements } from './seed-agreements.ts';
import { seedDocuments, seedRows } from './seed-rows.ts';

/** Writes a seed into an ERP's database, all or nothing. A second time only adds what is new. */
export async function loadErpSeed(databaseUrl: string, seed: ErpSeed): Promise<void> {
  const database = openErpDatabase(databaseUrl);
  try {
    await prepareSchema(database);
    await database.transaction((queries) => writeSeed(queries, seed));
  } finally {
    await database.close();
  }
}

async function writeSeed(queries: Queries, seed: ErpSeed): Promise<void> {
  const orders = await withoutKnown(queries, seed);
  for (const [name, rows] of Object.entries({ ...seedDocuments(orders), ...seedAgreements(seed) })) {
    const set = services.map((service) => findSet(service, name)).find((found) => found !== undefined);
    if (set)
      await insertMissing(
        queries,
        set.table,
        rows.map((row) => completeRow(set, row)),
      );
  }
  for (const [table, rows] of Object.entries(seedRows({ ...seed, orders }))) await insertMissing(queries, table, rows);
  await moveNumberRanges(queries);
}

/** An order that is there has lived on since: its steps would happen a second time. */
async function withoutKnown(queries: Queries, { orders }: ErpSeed): Promise<ErpSeed['orders']> {
  const numberOf = ({ header }: ErpSeed['orders'][number]) => String(header.SalesOrder);
  const known = await findKnownOrders(queries, orders.map(numberOf));
  return orders.filter((order) => !known.has(numberOf(order)));
}
