import type { EntitySet } from '../odata/model/service.ts';
import type { Queries, Row } from './database.ts';
import { completeRow } from './entity-table.ts';

/** Any number of rows in one statement. */
export async function insertRows(queries: Queries, set: EntitySet, rows: readonly Readonly<Row>[]): Promise<void> {
  if (rows.length === 0) return;
  const whole = rows.map((row) => completeRow(set, row));
  await queries.query(`insert into ${set.table} select * from json_populate_recordset(null::${set.table}, $1)`, [
    JSON.stringify(whole),
  ]);
}
