import type { calendarsRoutes } from '@dray/contract/calendars/calendars.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { Market, TermsFilters } from './calendar-address.ts';

type Routes = typeof calendarsRoutes;
export type Holiday = RestAnswer<Routes['listHolidays']>['results'][number];
export type CalendarException = RestAnswer<Routes['listExceptions']>['results'][number];
export type Consequences = RestAnswer<Routes['foreseeClosing']>;
export type Terms = RestAnswer<Routes['listCalendars']>['results'][number];
export type TermsPage = RestAnswer<Routes['listCalendars']>;
export type TriedOrder = RestAnswer<Routes['tryOrder']>;

export const calendarsKey = ['calendars'] as const;
export const termsPerPage = 25;

/** What is about to be different; what is not said is the whole market, by every means of transport. */
export type Closing = {
  country: Market;
  date: string;
  kind: CalendarException['kind'];
  shipTo?: string;
  transport?: Transport;
  cutOff?: string;
};
export type Transport = 'VAN' | 'TRUCK' | 'PICKUP';
export type Tried = { shipTo: string; transport: Transport; day: string; time: string };

export const calendarsQueries = {
  holidays: (country: Market) =>
    queryOptions({
      queryKey: [...calendarsKey, 'holidays', country],
      queryFn: ({ signal }) => callRest('GET /api/staff/holidays', { query: { country }, signal }),
    }),
  exceptions: (country: Market, span: { from: string; to: string }) =>
    queryOptions({
      queryKey: [...calendarsKey, 'exceptions', country, span],
      queryFn: ({ signal }) => callRest('GET /api/staff/calendars/exceptions', { query: { country, ...span }, signal }),
      placeholderData: keepPreviousData,
    }),
  consequences: (closing: Closing) =>
    queryOptions({
      queryKey: [...calendarsKey, 'consequences', closing],
      queryFn: ({ signal }) => callRest('GET /api/staff/calendars/consequences', { query: closing, signal }),
      retry: false,
    }),
  terms: (country: Market, { q, transport, cutOff, shipTo }: TermsFilters, page: number) =>
    queryOptions({
      queryKey: [...calendarsKey, 'terms', country, q, transport, cutOff, shipTo, page],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/calendars', {
          query: {
            offset: (page - 1) * termsPerPage,
            limit: termsPerPage,
            country,
            ...(q ? { search: q } : {}),
            ...(transport ? { transport } : {}),
            ...(cutOff ? { cutOff } : {}),
            ...(shipTo ? { shipTo } : {}),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** In whichever market a ship-to is, for a link that names it alone. */
  termsOfShipTo: (shipTo: string) =>
    queryOptions({
      queryKey: [...calendarsKey, 'ship-to', shipTo],
      queryFn: ({ signal }) => callRest('GET /api/staff/calendars', { query: { offset: 0, limit: 1, shipTo }, signal }),
    }),
  tried: (tried: Tried) =>
    queryOptions({
      queryKey: [...calendarsKey, 'tried', tried],
      queryFn: ({ signal }) => callRest('GET /api/staff/calendars/try', { query: tried, signal }),
      retry: false,
    }),
};
