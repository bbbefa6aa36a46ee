import type { SqlValue } from '../../store/database.ts';
import type { Property } from '../model/property.ts';
import { timeOfDuration } from '../wire-value.ts';

type Read = { value: SqlValue } | { wrong: string };

/** A value of a body; `wrong` says what is the matter with it. */
export function readBodyValue(property: Property, given: unknown): Read {
  const { kind } = property;
  if (kind === 'flag') return typeof given === 'boolean' ? { value: given } : { wrong: 'must be true or false' };
  if (typeof given !== 'string') {
    return { wrong: kind === 'decimal' ? 'must be a decimal in quotes, not a number' : 'must be a text' };
  }
  if (kind === 'text') return readText(property, given);
  if (kind === 'number') return readNumber(property, given);
  if (kind === 'decimal') return readDecimal(property, given);
  if (kind === 'time') return asRead(timeOfDuration(given), 'must look like PT10H30M00S');
  const moment = momentOf(given);
  if (!moment) return { wrong: 'must look like /Date(1763164800000)/' };
  return { value: kind === 'date' ? moment.toISOString().slice(0, 10) : moment };
}

function readText({ length }: Property, given: string): Read {
  if (given.includes('\0')) return { wrong: 'holds a character that no text may hold' };
  return length > 0 && given.length > length ? { wrong: `is longer than ${length} characters` } : { value: given };
}

function readNumber({ length }: Property, given: string): Read {
  if (!/^\d*$/.test(given) || given.length > length) return { wrong: `must be at most ${length} digits` };
  return { value: Number(given || '0') };
}

function readDecimal({ length, scale }: Property, given: string): Read {
  const [match, before = '', behind = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(given) ?? [];
  if (match === undefined) return { wrong: 'is no decimal' };
  if (behind.length > scale) return { wrong: `has more than ${scale} digits behind the point` };
  return before.length > length - scale ? { wrong: `has more than ${length} digits` } : { value: given };
}

const asRead = (value: SqlValue | undefined, wrong: string): Read => (value === undefined ? { wrong } : { value });

/** As SAP's own examples write it, and as ISO does. */
function momentOf(given: string): Date | undefined {
  const ticks = /^\/Date\((-?\d{1,14})(?:[+-]\d{4})?\)\/$/.exec(given)?.[1];
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?$/.test(given);
  if (ticks === undefined && !isIso) return undefined;
  const moment = new Date(ticks === undefined ? `${given.replace('Z', '')}Z` : Number(ticks));
  const year = Number.isNaN(moment.getTime()) ? 0 : moment.getUTCFullYear();
  return year >= 1900 && year <= 9999 ? moment : undefined;
}
