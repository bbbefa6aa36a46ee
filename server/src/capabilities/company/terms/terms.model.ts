import type { DeliveryTransport } from '@dray/contract/calendars/departures.ts';
import type { DeliveryTermsShown, TermsChange } from '@dray/contract/calendars/terms-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';

/** How and when goods come to one ship-to by one means of transport, as the supplier keeps it. */
export type KeptTerms = Omit<DeliveryTermsShown, 'country'> & { country: Country; companyId: string };

export type TermsFilter = {
  country: Country | undefined;
  transport: DeliveryTransport | undefined;
  cutOff: string | undefined;
  shipToId: string | undefined;
  search: string | undefined;
};

/** A ship-to, as far as somebody has to know whom a change hits. */
export type ServedShipTo = {
  id: string;
  name: string;
  city: string;
  country: Country;
  companyId: string;
  companyName: string;
  usualTransport: string | null;
};

export type TermsKey = { shipToId: string; transportType: string };

type Fields = Pick<KeptTerms, 'leadDays' | 'cutOff' | 'closedWeekdays'>;

export const withChange = <Terms extends Fields>(terms: Terms, change: TermsChange): Terms => ({
  ...terms,
  leadDays: change.leadDays ?? terms.leadDays,
  cutOff: change.cutOff ?? terms.cutOff,
  closedWeekdays: change.closedWeekdays ? inWeek(change.closedWeekdays) : terms.closedWeekdays,
});

/** Each once, Monday first. */
const inWeek = (weekdays: readonly number[]): number[] => [...new Set(weekdays)].sort((one, other) => one - other);

/** Whether they are so already: the same change sent twice changes nothing the second time. */
export const isSame = (one: Fields, other: Fields): boolean =>
  one.leadDays === other.leadDays &&
  one.cutOff === other.cutOff &&
  one.closedWeekdays.join() === other.closedWeekdays.join();
