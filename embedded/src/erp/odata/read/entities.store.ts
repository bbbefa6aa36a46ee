import type { Queries, Row, SqlValue } from '../../store/database.ts';
import { column } from '../../store/entity-table.ts';
import type { EntityKey } from '../entity-key.ts';
import { filterToSql } from '../filter/filter-to-sql.ts';
import type { EntitySet, Navigation } from '../model/service.ts';
import type { QueryOptions } from './query-options.ts';
import { rowsBehind } from './skip-token.ts';

type Asked = Pick<QueryOptions, 'filter' | 'order' | 'skipToken' | 'skip'> & { set: EntitySet; within: EntityKey };

/** One row more than the page has, to know whether another follows. */
export async function findRows(queries: Queries, asked: Asked, size: number): Promise<Row[]> {
  const { set, order, skip, skipToken } = asked;
  const { conditions, values, parameter } = conditionsOf(asked);
  if (skipToken !== undefined) conditions.push(rowsBehind(order, skipToken, parameter));
  const sorted = order.map(
    ({ property, isDescending }) => `${column(property)} ${isDescending ? 'desc nulls last' : 'asc nulls first'}`,
  );
  return queries.query(
    `select * from ${set.table} where ${conditions.join(' and ')}
     order by ${sorted.join(', ')} limit ${size + 1} offset ${skipToken === undefined ? skip : 0}`,
    values,
  );
}

export async function countRows(queries: Queries, asked: Omit<Asked, 'order' | 'skip' | 'skipToken'>): Promise<number> {
  const { conditions, values } = conditionsOf(asked);
  const [row] = await queries.query<{ count: string }>(
    `select count(*) as count from ${asked.set.table} where ${conditions.join(' and ')}`,
    values,
  );
  return Number(row?.count ?? 0);
}

export async function findRow(queries: Queries, set: EntitySet, key: EntityKey): Promise<Row | undefined> {
  const { conditions, values } = conditionsOf({ set, within: key, filter: undefined });
  const [row] = await queries.query(`select * from ${set.table} where ${conditions.join(' and ')}`, values);
  return row;
}

/** Locks the row until the transaction ends, so that two changes come one after the other. */
export async function lockRow(queries: Queries, set: EntitySet, key: EntityKey): Promise<Row | undefined> {
  const { conditions, values } = conditionsOf({ set, within: key, filter: undefined });
  const [row] = await queries.query(`select * from ${set.table} where ${conditions.join(' and ')} for update`, values);
  return row;
}

/** The neighbours of many rows at once, in the order of their keys. */
export async function findNeighbours(
  queries: Queries,
  { set, navigation, rows }: { set: EntitySet; navigation: Navigation; rows: readonly Readonly<Row>[] },
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const names = navigation.on.map(column);
  const keys = rows.map((row) => Object.fromEntries(navigation.on.map((name) => [name, row[name]])));
  const sorted = set.properties.filter(({ isKey }) => isKey).map(({ name }) => column(name));
  return queries.query(
    `select * from ${set.table} where (${names.join(', ')}) in
       (select ${names.join(', ')} from json_populate_recordset(null::${set.table}, $1))
     order by ${sorted.join(', ')}`,
    [JSON.stringify(keys)],
  );
}

function conditionsOf({ set, within, filter }: Pick<Asked, 'set' | 'within' | 'filter'>) {
  const values: SqlValue[] = [];
  const parameter = (value: SqlValue): string => `$${values.push(value)}`;
  const conditions = Object.entries(within).map(([name, value]) => `${column(name)} = ${parameter(value)}`);
  if (filter) conditions.push(filterToSql(set, filter, parameter));
  return { conditions: conditions.length > 0 ? conditions : ['true'], values, parameter };
}
