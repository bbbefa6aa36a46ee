import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { timeZoneOf } from './time-zone.ts';

type Hours = Pick<MarketContact, 'country' | 'requestsFrom' | 'requestsTo' | 'serviceDays' | 'closedDays'>;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Judged on the market's own clock, wherever the reader sits; the closing minute itself is closed. */
export function isOpen({ country, requestsFrom, requestsTo, serviceDays, closedDays }: Hours, now: Date): boolean {
  const { date, weekday, time } = localTime(now, timeZoneOf(country));
  return serviceDays.includes(weekday) && !closedDays.includes(date) && requestsFrom <= time && time < requestsTo;
}

const walls = new Map<string, Intl.DateTimeFormat>();

/** One for each zone: lists ask for every row, and making a formatter costs a thousand times more than using it. */
function wallOf(timeZone: string): Intl.DateTimeFormat {
  const known = walls.get(timeZone);
  if (known) return known;
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  walls.set(timeZone, wall);
  return wall;
}

/** What the market's wall shows: the day (YYYY-MM-DD), its ISO weekday and the time (HH:MM). */
export function localTime(now: Date, timeZone: string): { date: string; weekday: number; time: string } {
  const parts = wallOf(timeZone).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: weekdays.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  };
}
