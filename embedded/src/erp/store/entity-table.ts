import type { Property } from '../odata/model/property.ts';
import { type EntitySet, keysOf } from '../odata/model/service.ts';
import type { Row, SqlValue } from './database.ts';

export const column = (name: string): string => `"${name}"`;

/** The table of an entity set; a property that is new in the model is added to the table of an earlier version. */
export function createTable(set: EntitySet): string {
  const columns = set.properties.map((property) => `${column(property.name)} ${columnType(property)}`);
  const keys = keysOf(set).map(({ name }) => column(name));
  return [
    `create table if not exists ${set.table} (${columns.join(', ')}, primary key (${keys.join(', ')}));`,
    ...columns.map((definition) => `alter table ${set.table} add column if not exists ${definition};`),
  ].join('\n');
}

function columnType({ kind, length, scale }: Property): string {
  if (kind === 'text') return `text not null default ''`;
  if (kind === 'number') return 'integer not null default 0';
  if (kind === 'decimal') return `numeric(${length}, ${scale}) not null default 0`;
  if (kind === 'instant') return 'timestamptz(3)';
  if (kind === 'flag') return 'boolean not null default false';
  return kind;
}

/** A whole row: what is not given is empty in the way of its kind. */
export function completeRow(set: EntitySet, values: Readonly<Row>): Row {
  return Object.fromEntries(
    set.properties.map((property) => [property.name, values[property.name] ?? emptyOf(property)]),
  );
}

function emptyOf({ kind }: Property): SqlValue {
  if (kind === 'text') return '';
  if (kind === 'number') return 0;
  if (kind === 'decimal') return '0';
  return kind === 'flag' ? false : null;
}
