import { addDays, isWrittenDay, nextDay } from '../calendar-day.ts';
import { cutOffOn, isOpenDay, type WorkedDays, whyNotWorked } from './open-days.ts';

/** When goods can arrive at one ship-to by one means of transport; judged alike on both sides (K9, T74). */
export type DeliveryRules = WorkedDays & {
  /** Working days between ordering and arrival. */
  leadDays: number;
  /** Orders after this local time (HH:MM) count as the next day's. */
  cutOff: string;
};

/** A moment as the market's wall shows it: never UTC, or midnight would be off by one. */
export type LocalMoment = { date: string; time: string };

const maxSearchDays = 90;

/** The first day that goods can arrive, or undefined when nothing is open within three months. */
export const earliestOpenDate = (rules: DeliveryRules, now: LocalMoment): string | undefined =>
  arrivalOf(rules, orderDayOf(rules, now));

export const dateReasons = [
  'MALFORMED',
  'IN_THE_PAST',
  'TOO_SOON',
  'TOO_FAR',
  'HOLIDAY',
  'CLOSED_WEEKDAY',
  'CLOSED_DAY',
] as const;
export type DateReason = (typeof dateReasons)[number];

export type DateVerdict = { isOpen: true } | { isOpen: false; reason: DateReason; nextOpenDate: string | undefined };

/** Whether goods that are ordered now can arrive on a day; else why not, and the next day on which they can (K9). */
export function judgeDeliveryDate(rules: DeliveryRules, now: LocalMoment, date: string): DateVerdict {
  const bounds = boundsOf(rules, now);
  const { earliest, last } = bounds;
  const reason = whyClosed(rules, bounds, date);
  if (!reason) return { isOpen: true };
  const isClosedDay = reason === 'HOLIDAY' || reason === 'CLOSED_WEEKDAY' || reason === 'CLOSED_DAY';
  const next = isClosedDay && earliest && date > earliest ? findOpenDate(rules, date) : earliest;
  return { isOpen: false, reason, nextOpenDate: next && next <= last ? next : earliest };
}

/** A day as a calendar draws it: open, or closed for a reason. */
export type DeliveryDay = { date: string; reason: DateReason | undefined };

/** So many days from one on, each judged as it would be if it were chosen now. */
export function listDeliveryDays(rules: DeliveryRules, now: LocalMoment, from: string, days: number): DeliveryDay[] {
  const bounds = boundsOf(rules, now);
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    return { date, reason: whyClosed(rules, bounds, date) };
  });
}

/** The next days that goods can arrive, at most so many; fewer where three months do not hold as many. */
export function listOpenDates(rules: DeliveryRules, now: LocalMoment, count: number): string[] {
  const bounds = boundsOf(rules, now);
  const open: string[] = [];
  // What is before the earliest is not open.
  for (let date = bounds.earliest; date && date <= bounds.last && open.length < count; date = nextDay(date))
    if (whyClosed(rules, bounds, date) === undefined) open.push(date);
  return open;
}

/** Between which days something may arrive that is ordered now. */
type Bounds = { today: string; earliest: string | undefined; last: string };

// Worked out once for all days that are judged: a cart judges a month of them for each means of transport.
const boundsOf = (rules: DeliveryRules, now: LocalMoment): Bounds => ({
  today: now.date,
  earliest: earliestOpenDate(rules, now),
  last: addDays(now.date, maxSearchDays),
});

function whyClosed(rules: DeliveryRules, { today, earliest, last }: Bounds, date: string): DateReason | undefined {
  if (!isWrittenDay(date)) return 'MALFORMED';
  if (date < today) return 'IN_THE_PAST';
  if (date > last) return 'TOO_FAR';
  const reason = whyNotWorked(rules, date);
  if (reason) return reason;
  return earliest === undefined || date < earliest ? 'TOO_SOON' : undefined;
}

/** The last moment on the market's wall at which an order still arrives on the earliest day. */
export function lastOrderMoment(rules: DeliveryRules, now: LocalMoment): LocalMoment | undefined {
  const earliest = earliestOpenDate(rules, now);
  if (earliest === undefined) return undefined;
  let date = orderDayOf(rules, now);
  for (let next = nextDay(date); arrivalOf(rules, next) === earliest; next = nextDay(next)) date = next;
  return { date, time: cutOffOn(rules, date) };
}

/**
 * The last moment on the market's wall, that minute included, at which an order still arrives on a day; none where nothing
 * ever arrives on it.
 */
export function orderByMoment(rules: DeliveryRules, deliveryDate: string): LocalMoment | undefined {
  if (!isWrittenDay(deliveryDate) || !isOpenDay(rules, deliveryDate)) return undefined;
  const date = workingDaysFrom(rules, deliveryDate, -1);
  return date === undefined ? undefined : { date, time: cutOffOn(rules, date) };
}

/** Until when to order for a day, that minute included. */
export type CutOff = { date: string; orderBy: LocalMoment };

/** Of those days on which something can arrive at all. */
export const listCutOffs = (rules: DeliveryRules, dates: readonly string[]): CutOff[] =>
  dates.flatMap((date) => {
    const orderBy = orderByMoment(rules, date);
    return orderBy ? [{ date, orderBy }] : [];
  });

/** After the cut-off an order counts as the next day's. */
const orderDayOf = (rules: DeliveryRules, { date, time }: LocalMoment): string =>
  time > cutOffOn(rules, date) ? nextDay(date) : date;

function findOpenDate(rules: DeliveryRules, from: string): string | undefined {
  let date = from;
  for (let searched = 0; searched < maxSearchDays; searched += 1) {
    if (isOpenDay(rules, date)) return date;
    date = nextDay(date);
  }
  return undefined;
}

const arrivalOf = (rules: DeliveryRules, orderDay: string): string | undefined => workingDaysFrom(rules, orderDay, 1);

/** The day that lies so many working days after a day, or before it, as goods need; a day that is closed does not count. */
function workingDaysFrom(rules: DeliveryRules, from: string, step: 1 | -1): string | undefined {
  let date = from;
  let daysLeft = rules.leadDays;
  for (let searched = 0; searched < maxSearchDays; searched += 1) {
    if (isOpenDay(rules, date)) {
      if (daysLeft === 0) return date;
      daysLeft -= 1;
    }
    date = addDays(date, step);
  }
  return undefined;
}
