import { nextDay } from '@dray/contract/calendar-day.ts';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

// Noon keeps clear of every change to summer time; days are never taken through the browser's zone.
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export function moveMonth(month: Month, by: 1 | -1): Month {
  const date = atNoon(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

export function moveDay(day: string, by: number): string {
  const date = atNoon(day);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** The weeks of a month from Monday on; places outside of it are empty. */
export function weeksOf(month: Month): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = (atNoon(first).getUTCDay() || 7) - 1;
  const days: (string | undefined)[] = Array.from({ length: before });
  for (let day = first; monthOf(day) === month; day = nextDay(day)) days.push(day);
  while (days.length % 7 !== 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
