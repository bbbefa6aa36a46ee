import type { EntitySet } from '../odata/model/service.ts';
import type { Queries, Row } from './database.ts';
import { completeRow } from './entity-table.ts';

/** Rows with every column of their table. */
export type TableRows = { table: string; rows: readonly object[] };

export const rowsOf = (set: EntitySet, rows: readonly Readonly<Row>[]): TableRows => ({
  table: set.table,
  rows: rows.map((row) => completeRow(set, row)),
});

/** Any number of rows of any number of tables in one statement. */
export async function insertTogether(queries: Queries, all: readonly TableRows[]): Promise<void> {
  const given = all.filter(({ rows }) => rows.length > 0);
  const inserts = given.map(
    ({ table }, index) =>
      `rows${index} as (insert into ${table} select * from json_populate_recordset(null::${table}, $${index + 1}))`,
  );
  if (inserts.length === 0) return;
  const values = given.map(({ rows }) => JSON.stringify(rows));
  await queries.query(`with ${inserts.join(', ')} select`, values);
}
