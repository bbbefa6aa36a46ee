import type { Row, SqlValue } from '../../store/database.ts';
import { column } from '../../store/entity-table.ts';
import { invalid } from '../filter/tokens.ts';
import type { Order } from './query-options.ts';

/**
 * The place behind the last row of a page: its own values, not a count of rows. Whatever is added or taken away before it,
 * the next page goes on where this one ended.
 */
export function skipTokenOf(order: readonly Order[], last: Readonly<Row>): string {
  return Buffer.from(JSON.stringify(order.map(({ property }) => last[property] ?? null))).toString('base64url');
}

export function rowsBehind(order: readonly Order[], token: string, parameter: (value: SqlValue) => string): string {
  const values = valuesOf(token);
  if (values.length !== order.length) throw invalid('$skiptoken is not of this query');
  const terms = order.map((one, index) => ({ ...one, value: values[index] ?? null }));
  const alternatives = terms.map((term, index) => {
    const before = terms.slice(0, index).map(({ property, value }) => isSame(property, value, parameter));
    return `(${[...before, comesLater(term, parameter)].join(' and ')})`;
  });
  return `(${alternatives.join(' or ')})`;
}

/** Rows without a value come first; the statement says the same. */
function comesLater({ property, isDescending, value }: Order & { value: SqlValue }, parameter: Parameter): string {
  const name = column(property);
  if (value === null) return isDescending ? 'false' : `${name} is not null`;
  return isDescending ? `(${name} < ${parameter(value)} or ${name} is null)` : `${name} > ${parameter(value)}`;
}

const isSame = (property: string, value: SqlValue, parameter: Parameter): string =>
  value === null ? `${column(property)} is null` : `${column(property)} = ${parameter(value)}`;

type Parameter = (value: SqlValue) => string;

function valuesOf(token: string): SqlValue[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.every(isPlain)) return values;
  } catch {
    // Reported below, as any other text that is no token.
  }
  throw invalid('$skiptoken cannot be read');
}

const isPlain = (value: unknown): value is SqlValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
