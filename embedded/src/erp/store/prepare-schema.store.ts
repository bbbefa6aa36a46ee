import type { ErpDatabase } from './database.ts';
import { schema, services } from './schema.ts';

const oneAtATime = 4_711;

/** Two processes that start at once would both find a table missing. */
export async function prepareSchema(database: ErpDatabase): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [oneAtATime]);
    await queries.query('set local client_min_messages = warning');
    await queries.query(schema);
    // What was on its way when the process ended has not been committed: its id is free again.
    await queries.query('delete from repeatable_request where status is null');
  });
}

/** An empty ERP, as before its first order; master data stays. */
export async function clearDocuments(database: ErpDatabase): Promise<void> {
  const documents = services.flatMap(({ sets }) => sets.map(({ table }) => table));
  const others = ['life_step', 'order_plan', 'order_delivery', 'forced_plan', 'missing_pdf', 'repeatable_request'];
  await database.query(`truncate ${[...documents, ...others].join(', ')}`);
}
