import { type Country, isCountry } from '@dray/contract/markets.ts';
import { day, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

export type Market = Country;
export const maxTermsSearch = 60;

const transports = ['VAN', 'TRUCK', 'PICKUP'] as const;

const fields = {
  country: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  /** The day that is looked at; its month is the one that is drawn. */
  day,
  q: text(maxTermsSearch),
  transport: (raw: unknown) => transports.find((each) => each === raw),
  cutOff: word(/^([01]\d|2[0-3]):[0-5]\d$/),
  shipTo: word(/^[A-Za-z0-9_-]{1,40}$/),
  page: pageNumber,
};

export type CalendarAddress = ReturnType<typeof readCalendar>;
export type TermsFilters = Pick<CalendarAddress, 'q' | 'transport' | 'cutOff' | 'shipTo'>;

export const readCalendar = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
