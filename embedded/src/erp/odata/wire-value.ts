import type { SqlValue } from '../store/database.ts';
import type { Property } from './model/property.ts';

export type WireValue = string | boolean | null;

/** A value as OData V2 writes it in JSON. */
export function toWire({ kind, length, isPadded }: Property, value: SqlValue | undefined): WireValue {
  if (value === null || value === undefined) return null;
  if (kind === 'date') return `/Date(${Date.parse(`${String(value)}T00:00:00Z`)})/`;
  if (kind === 'instant') return `/Date(${toDate(value).getTime()}+0000)/`;
  if (kind === 'time') return durationOf(String(value));
  if (kind === 'number') return isPadded ? String(value).padStart(length, '0') : String(value);
  return typeof value === 'boolean' ? value : String(value);
}

export const toDate = (value: SqlValue): Date => (value instanceof Date ? value : new Date(String(value)));

/** `10:30:00` is half past ten hours. */
export function durationOf(time: string): string {
  const [hours = '00', minutes = '00', seconds = '00'] = time.split(':');
  return `PT${hours}H${minutes}M${seconds.slice(0, 2)}S`;
}

const duration = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2})S)?$/;

export function timeOfDuration(text: string): string | undefined {
  const [match, hours = '0', minutes = '0', seconds = '0'] = duration.exec(text) ?? [];
  if (!match || match === 'PT') return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}
