import { isCalendarDay, nextDay } from '@dray/contract/calendar-day.ts';
import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { DateReason } from '@dray/contract/company/delivery-calendar.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';

/** The days of one means of transport, as the server tells them: of the next sixty, those that are closed, and why. */
export type DeliveryDays = {
  open: readonly string[];
  closed: readonly { date: string; reason: DateReason }[];
};

type ToldDates = RestAnswer<(typeof companyRoutes)['getShipToBySapId']>['deliveryDates'];

/** The days of the chosen transport; those of the usual one as long as none is chosen. */
export const daysOf = (told: ToldDates, transport: string | null | undefined): Omit<ToldDates, 'byTransport'> =>
  told.byTransport.find(({ transportType }) => transportType === transport) ?? told;

const toldDays = 60;
const chips = 4;

export const nextOpenDays = ({ open }: DeliveryDays): string[] => open.slice(0, chips);

export const firstDay = ({ open, closed }: DeliveryDays): string | undefined =>
  [open[0], closed[0]?.date].filter((day) => day !== undefined).toSorted()[0];

export function lastDay(days: DeliveryDays): string | undefined {
  const first = firstDay(days);
  return first && Array.from({ length: toldDays - 1 }).reduce<string>((day) => nextDay(day), first);
}

/** Why a day cannot be chosen; nothing where it can. */
export function whyClosed(days: DeliveryDays, day: string): DateReason | undefined {
  const [first, last] = [firstDay(days), lastDay(days)];
  if (!first || !last || day > last) return 'TOO_FAR';
  if (day < first) return 'IN_THE_PAST';
  return days.closed.find(({ date }) => date === day)?.reason;
}

/** The closed days that stand between those that are offered: whoever misses one of them reads why. */
export function closedBetween(days: DeliveryDays): DeliveryDays['closed'] {
  const offered = nextOpenDays(days);
  const [from = '', to = ''] = [offered[0], offered.at(-1)];
  return days.closed.filter(
    ({ date, reason }) => reason === 'HOLIDAY' && date < to && (date > from || isSoon(days, date)),
  );
}

const isSoon = ({ open }: DeliveryDays, date: string): boolean => date < (open[0] ?? '');

/**
 * A day as people type it: `4.12.`, `4/12`, `4. 12. 2026`, `2026-12-04`. Without a year the next such day is meant.
 * Undefined where it is none.
 */
export function typedDay(text: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const short = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]?\s*(\d{4}|\d{2})?\.?$/.exec(text.trim());
  if (!short) return undefined;
  const [, day, month, year] = short;
  if (year) return calendarDay(year.length === 2 ? `20${year}` : year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = calendarDay(String(thisYear), month, day);
  return found && found < today ? calendarDay(String(thisYear + 1), month, day) : found;
}

function calendarDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}
