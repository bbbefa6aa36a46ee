/** How PostgreSQL takes a value: as text, as bytes, or not at all. */
export type Parameter = string | Buffer | null;

export function toParameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return toArray(value);
  if (Buffer.isBuffer(value)) return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

const toArray = (values: readonly unknown[]): string => `{${values.map(toElement).join(',')}}`;

function toElement(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return toArray(value);
  const parameter = toParameter(value);
  if (parameter === null) return 'NULL';
  const text = typeof parameter === 'string' ? parameter : `\\x${parameter.toString('hex')}`;
  return `"${needsEscape.test(text) ? text.replaceAll('\\', '\\\\').replaceAll('"', '\\"') : text}"`;
}

const needsEscape = /["\\]/;

/**
 * One row of a table, all columns in the table's own order, for `unnest($1::some_table[])`: many rows in one parameter cost
 * PostgreSQL half of what an array for each column does.
 */
export const toRow = (values: readonly (string | number | null | undefined)[]): string =>
  `(${values.map(toField).join(',')})`;

function toField(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return `"${needsEscape.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '""') : value}"`;
}
