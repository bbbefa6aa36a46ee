import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import { instantOf, localMoment } from './company.model.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The market's wall as the rules of ordering read it: it never goes back. In the hour that comes twice it stays at the
 * first one's last minute, or a cut-off in that hour would close, open and close again.
 */
export function orderMoment(instant: Date, timeZone: string): LocalMoment {
  const minute = Math.floor(instant.getTime() / minuteMs);
  const known = lastMoments.get(timeZone);
  if (known?.minute === minute) return known.moment;
  const before = localMoment(new Date(instant.getTime() - hourMs), timeZone);
  const shown = localMoment(instant, timeZone);
  const moment = before.date === shown.date && before.time >= shown.time ? lastOfHour(shown) : shown;
  lastMoments.set(timeZone, { minute, moment });
  return moment;
}

// As for walls: the same minute is asked for with every call, and calendars are kept as long as it is the same object.
const lastMoments = new Map<string, { minute: number; moment: LocalMoment }>();

const lastOfHour = ({ date, time }: LocalMoment): LocalMoment => ({ date, time: `${time.slice(0, 2)}:59` });

/** The beginning of the last minute in which an order is still taken by this moment of the wall. */
export function orderByInstant(moment: LocalMoment, timeZone: string): Date {
  const name = `${moment.date} ${moment.time} ${timeZone}`;
  const known = instants.get(name) ?? findLast(moment, timeZone);
  instants.set(name, known);
  return new Date(known);
}

// The hour until which one can order is the same for everybody, and asked for with every look at a cart.
const instants = boundedCache<number>(1_000);

/** Clocks change by an hour: what a moment of the wall is, it is within two hours of the usual answer. */
function findLast(moment: LocalMoment, timeZone: string): number {
  const usual = instantOf(moment, timeZone).getTime();
  if (isSteadyAround(usual, timeZone)) return usual;
  let last = usual + 2 * hourMs;
  while (isAfter(orderMoment(new Date(last), timeZone), moment)) last -= minuteMs;
  return last;
}

const isSteadyAround = (instant: number, timeZone: string): boolean => {
  const [before, after] = [-3 * hourMs, 3 * hourMs].map((away) => {
    const { date, time } = localMoment(new Date(instant + away), timeZone);
    return Date.parse(`${date}T${time}Z`) - instant - away;
  });
  return before === after;
};

const isAfter = (one: LocalMoment, other: LocalMoment): boolean =>
  one.date > other.date || (one.date === other.date && one.time > other.time);
