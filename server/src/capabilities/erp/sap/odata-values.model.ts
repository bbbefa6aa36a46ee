import type { Minor } from '#platform/money.ts';

/** How OData V2 writes values, in bodies and in addresses. */

const dayMs = 86_400_000;

/** `/Date(1731888000000)/` of a calendar day. */
export const writeDay = (day: string): string => `/Date(${Date.parse(`${day}T00:00:00Z`)})/`;

export const filterDay = (day: string): string => `datetime'${day}T00:00:00'`;
export const filterMoment = (moment: Date): string => `datetimeoffset'${moment.toISOString()}'`;
export const filterText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function readMoment(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/.exec(value);
  return match ? new Date(Number(match[1])) : undefined;
}

export const readDay = (value: unknown): string | undefined => readMoment(value)?.toISOString().slice(0, 10);

/** `PT05H50M00S` as `05:50`. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:\d{1,2}(?:\.\d+)?S)?$/.exec(value);
  return match ? `${(match[1] ?? '0').padStart(2, '0')}:${(match[2] ?? '0').padStart(2, '0')}` : undefined;
}

/** A decimal is text, so that nothing is rounded on the way; more than two places are rounded half away from zero. */
export function readMinor(value: unknown): Minor | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^\s*(-?)(\d{1,13})(?:\.(\d{1,6}))?\s*$/.exec(value);
  if (!match) return undefined;
  const [, sign, whole, decimals = ''] = match;
  const digits = decimals.padEnd(3, '0');
  const minor = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
  return sign && minor !== 0 ? -minor : minor;
}

export function readQuantity(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\s*-?\d{1,12}(\.\d{1,6})?\s*$/.test(value)) return undefined;
  return Number(value);
}

export const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** `000010` as 10; zeros mean none. */
export function readItemNumber(value: unknown): number | undefined {
  const number = /^\d{1,6}$/.test(readText(value)) ? Number(value) : 0;
  return number > 0 ? number : undefined;
}

export const dayBefore = (moment: Date): string => new Date(moment.getTime() - dayMs).toISOString().slice(0, 10);
