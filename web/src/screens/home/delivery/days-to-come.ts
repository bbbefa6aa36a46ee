import { minutesLeft } from '#platform/time-left.ts';

type DeliveryCalendar = {
  orderBy: readonly { date: string; moment: string }[];
  closed: readonly { date: string; reason: string }[];
};
/** Without a moment it is closed. */
export type ComingDay = { date: string; moment: string | undefined };

const shownDays = 5;

/** The next five days that can still be ordered for, with the holidays that are among them. */
export function comingDays({ orderBy, closed }: DeliveryCalendar, now: Date): ComingDay[] {
  const open: ComingDay[] = orderBy.filter(({ moment }) => minutesLeft(moment, now) !== undefined).slice(0, shownDays);
  const last = open.at(-1)?.date ?? '';
  const holidays = closed
    .filter(({ date, reason }) => reason === 'HOLIDAY' && date < last)
    .map(({ date }) => ({ date, moment: undefined }));
  return [...open, ...holidays].toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(0, shownDays);
}
