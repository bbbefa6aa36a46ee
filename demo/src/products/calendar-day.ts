/** A day as the database has it, some days after another or before it. */
export function daysFrom(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** All four markets keep the same clock, so one of them tells what day it is. */
export const marketDay = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(now);
