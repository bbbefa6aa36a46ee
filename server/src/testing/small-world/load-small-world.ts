import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#platform/database/tables.generated.ts';
import { insertCompanies } from './insert-companies.ts';
import { insertContent } from './insert-content.ts';
import { insertMarkets } from './insert-markets.ts';
import { insertOrdering } from './insert-ordering.ts';
import { insertPeople } from './insert-people.ts';
import { insertPrices } from './insert-prices.ts';
import { insertProducts } from './insert-products.ts';

/** When it is in the small world: its promotions, bundles and coupons run, are over or come by this day, a Thursday. */
export const smallWorldMoment = '2026-11-12T09:30:00Z';

/** Fills a migrated database with what the server's own tests name, and little more. */
export async function loadSmallWorld(databaseUrl: string): Promise<void> {
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  });
  try {
    await database.transaction().execute(async (transaction) => {
      await insertMarkets(transaction);
      await insertCompanies(transaction);
      await insertPeople(transaction);
      await insertContent(transaction, new Date(smallWorldMoment));
      await insertProducts(transaction);
      await insertPrices(transaction);
      await insertOrdering(transaction);
    });
  } finally {
    await database.destroy();
  }
}
