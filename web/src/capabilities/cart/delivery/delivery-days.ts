import { addDays } from '@dray/contract/calendar-day.ts';
import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { DateReason } from '@dray/contract/company/delivery-calendar.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';

/** The days of one means of transport, as the server tells them: of the next sixty, those that are closed, and why. */
export type DeliveryDays = {
  open: readonly string[];
  closed: readonly { date: string; reason: DateReason }[];
  /** The last minute to order for each of the open ones. */
  orderBy: readonly { date: string; moment: string }[];
};

type DeliveryDates = RestAnswer<(typeof companyRoutes)['getShipToBySapId']>['deliveryDates'];

/** The days of the chosen transport; those of the usual one as long as none is chosen. */
export const daysOf = (
  dates: DeliveryDates,
  transport: string | null | undefined,
): Omit<DeliveryDates, 'byTransport'> =>
  dates.byTransport.find(({ transportType }) => transportType === transport) ?? dates;

const namedDays = 60;
const chips = 4;

export const nextOpenDays = ({ open }: DeliveryDays): string[] => open.slice(0, chips);

export const firstDay = ({ open, closed }: DeliveryDays): string | undefined =>
  [open[0], closed[0]?.date].filter((day) => day !== undefined).toSorted()[0];

export function lastDay(days: DeliveryDays): string | undefined {
  const first = firstDay(days);
  return first && addDays(first, namedDays - 1);
}

/** Why a day cannot be chosen; nothing where it can. */
export function whyClosed(days: DeliveryDays, day: string): DateReason | undefined {
  const [first, last] = [firstDay(days), lastDay(days)];
  if (!first || !last || day > last) return 'TOO_FAR';
  if (day < first) return 'IN_THE_PAST';
  return days.closed.find(({ date }) => date === day)?.reason;
}

/** The closed days between those that are offered: a buyer who misses one of them reads why. */
export function closedBetween(days: DeliveryDays): DeliveryDays['closed'] {
  const offered = nextOpenDays(days);
  const [from = '', to = ''] = [offered[0], offered.at(-1)];
  return days.closed.filter(
    ({ date, reason }) => reason === 'HOLIDAY' && date < to && (date > from || isSoon(days, date)),
  );
}

const isSoon = ({ open }: DeliveryDays, date: string): boolean => date < (open[0] ?? '');
