import type { SqlValue } from '../../store/database.ts';
import { column } from '../../store/entity-table.ts';
import { valueOfLiteral } from '../literal.ts';
import type { Property } from '../model/property.ts';
import { type EntitySet, findProperty } from '../model/service.ts';
import type { Comparison, Filter } from './parse-filter.ts';
import { invalid } from './tokens.ts';

const operators: Readonly<Record<Comparison, string>> = {
  eq: '=',
  ne: 'is distinct from',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

/** The condition of a filter; values only ever travel as parameters. */
export function filterToSql(set: EntitySet, filter: Filter, parameter: (value: SqlValue) => string): string {
  const written = (part: Filter): string => filterToSql(set, part, parameter);
  if (filter.kind === 'not') return `not coalesce(${written(filter.part)}, false)`;
  if (filter.kind === 'and' || filter.kind === 'or') return `(${filter.parts.map(written).join(` ${filter.kind} `)})`;

  const property = getProperty(set, filter.property);
  const value = valueOfLiteral(property, filter.literal);
  if (filter.kind === 'match') return matchToSql(filter.how, property, parameter(value));
  if (value === null) return nullToSql(filter.comparison, property);
  return `${column(property.name)} ${operators[filter.comparison]} ${parameter(value)}`;
}

function matchToSql(how: 'startswith' | 'endswith' | 'substringof', { name, kind }: Property, part: string): string {
  if (kind !== 'text') throw invalid(`${how} wants a text, and ${name} is none`);
  if (how === 'startswith') return `starts_with(${column(name)}, ${part}::text)`;
  if (how === 'endswith') return `right(${column(name)}, length(${part}::text)) = ${part}::text`;
  return `position(${part}::text in ${column(name)}) > 0`;
}

function nullToSql(comparison: Comparison, { name }: Property): string {
  if (comparison === 'eq') return `${column(name)} is null`;
  if (comparison === 'ne') return `${column(name)} is not null`;
  throw invalid('nothing is greater or less than null');
}

export function getProperty(set: EntitySet, name: string): Property {
  const property = findProperty(set, name);
  if (!property) throw invalid(`property ${name} is not known in ${set.typeName}`);
  return property;
}
