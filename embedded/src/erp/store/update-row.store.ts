import type { EntityKey } from '../odata/entity-key.ts';
import type { EntitySet } from '../odata/model/service.ts';
import type { Queries, Row } from './database.ts';
import { column } from './entity-table.ts';

type Update = { set: EntitySet; key: EntityKey; values: Readonly<Row> };

/** Writes the given values of one row, and nothing where there are none. */
export async function updateRow(queries: Queries, { set, key, values }: Update): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const keys = Object.keys(key);
  const given = names.map((name, index) => `${column(name)} = $${index + 1}`);
  const where = keys.map((name, index) => `${column(name)} = $${names.length + index + 1}`);
  await queries.query(`update ${set.table} set ${given.join(', ')} where ${where.join(' and ')}`, [
    ...names.map((name) => values[name]),
    ...keys.map((name) => key[name]),
  ]);
}
