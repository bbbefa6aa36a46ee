/** A day as the database has it, some days after another or before it. */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** All four markets keep the same clock, so one of them tells what day it is. */
export const marketDay = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(now);
