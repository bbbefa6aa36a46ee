import type { SqlValue } from '../store/database.ts';
import { invalid } from './filter/tokens.ts';
import type { Property } from './model/property.ts';
import { timeOfDuration } from './wire-value.ts';

/** The value of a literal in an address (`'A''B'`, `datetime'…'`, `12.5m`), judged by the property it is held against. */
export function valueOfLiteral(property: Property, literal: string): SqlValue {
  if (literal === 'null') return null;
  const value = readLiteral(property, literal);
  if (value === undefined) throw invalid(`${literal} is no value for ${property.name}`);
  return value;
}

function readLiteral({ kind }: Property, literal: string): SqlValue | undefined {
  if (kind === 'text') return quoted('', literal);
  if (kind === 'number') return digits(quoted('', literal));
  if (kind === 'decimal') return /^(-?\d+(?:\.\d+)?)[mMdDfFlL]?$/.exec(literal)?.[1];
  if (kind === 'flag') return literal === 'true' ? true : literal === 'false' ? false : undefined;
  if (kind === 'date') return dayOf(quoted('datetime', literal));
  if (kind === 'time') return timeOfDuration(quoted('time', literal) ?? '');
  return momentOf(quoted('datetimeoffset', literal));
}

function quoted(type: string, literal: string): string | undefined {
  if (!literal.startsWith(`${type}'`) || !literal.endsWith(`'`)) return undefined;
  return literal.slice(type.length + 1, -1).replaceAll(`''`, `'`);
}

const digits = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function dayOf(text: string | undefined): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?)?$/.exec(text ?? '') ?? [];
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : undefined;
}

function momentOf(text: string | undefined): Date | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
