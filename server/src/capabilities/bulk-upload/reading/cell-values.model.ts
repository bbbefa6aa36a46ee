import { isCalendarDay } from '@dray/contract/calendar-day.ts';

const century = 2_000;

/**
 * A day as people of our markets write it: 2026-11-16, 16. 11. 2026, 16/11/2026, 16.11.26; the day always comes before
 * the month. What a program adds as the time of midnight says nothing.
 */
export function readDay(text: string): string | undefined {
  const plain = text.trim().replace(/[T ]\s*\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const own = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})\.?$/.exec(plain);
  return own ? toDay(own[3], own[2], own[1]) : undefined;
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const whole = year.length === 2 ? String(century + Number(year)) : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : undefined;
}

/** An amount, or the two that a text like 2,500 can mean: nobody is sent a thousand kegs by a guess. */
export type ReadAmount = { amount: number } | { meanings: readonly [number, number] } | undefined;

export function readAmount(text: string): ReadAmount {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (/^\d{1,12}$/.test(plain)) return { amount: Number(plain) };
  const parted = /^(\d{1,3})[.,](\d{3})$/.exec(plain);
  if (parted) return readParted(parted[1] ?? '', parted[2] ?? '');
  if (/^\d{1,9}[.,]\d{1,6}$/.test(plain)) return { amount: Number(plain.replace(',', '.')) };
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,6})?$/.exec(plain);
  if (!grouped) return undefined;
  const [thousands, decimal] = grouped[1] === '.' ? ['.', ','] : [',', '.'];
  const number = Number(plain.replaceAll(thousands, '').replace(decimal, '.'));
  return Number.isFinite(number) ? { amount: number } : undefined;
}

const readParted = (whole: string, thousandths: string): ReadAmount =>
  whole === '0'
    ? { amount: Number(`0.${thousandths}`) }
    : { meanings: [Number(whole + thousandths), Number(`${whole}.${thousandths}`)] };
