import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { businessKey } from '../company/company.rest.ts';
import { exceptionKinds } from '../company/special-days.ts';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import {
  calendarId,
  consequences,
  exception,
  holiday,
  market,
  notified,
  transportType,
  wallTime,
  wantedException,
  wantedHoliday,
} from './calendar-shapes.ts';
import { changedTerms, deliveryTerms, wantedTerms } from './terms-shapes.ts';
import { tried } from './tried-order.ts';

const listed = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row), total: z.int(), offset: z.int(), limit: z.int() });
const page = {
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** When goods can be delivered: the days of a market, and the terms of each ship-to. For the supplier's own people. */
export const calendarsRoutes = {
  listHolidays: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/holidays',
    summary: 'The public holidays of a market, by the day on which they come next.',
    guard: staffMay('settings.edit'),
    query: strictQuery({ country: market }),
    response: listed(holiday),
  },
  addHoliday: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/holidays',
    summary: 'Closes a day of a market for delivery, once or every year, and notifies whom it hits.',
    guard: staffMay('settings.edit'),
    status: 201,
    body: wantedHoliday,
    response: holiday.extend({ notified }),
  },
  removeHoliday: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/staff/holidays/:id',
    summary: 'Opens the day again.',
    guard: staffMay('settings.edit'),
    params: z.object({ id: calendarId }),
    response: z.object({ removed: z.literal(true) }),
  },
  listExceptions: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/calendars/exceptions',
    summary: 'Single days that differ from the calendars of a market, or of one ship-to of it, by date.',
    guard: staffMay('customers.edit'),
    query: strictQuery({ country: market, from: calendarDay, to: calendarDay, shipTo: businessKey.optional() }),
    response: listed(exception),
  },
  addException: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/calendars/exceptions',
    summary: 'Makes one day differ, and notifies whom it hits; for a whole market with the right settings.edit.',
    guard: staffMay('customers.edit'),
    status: 201,
    body: wantedException,
    response: exception.extend({ notified }),
  },
  endException: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/staff/calendars/exceptions/:id',
    summary: 'The day is again what the calendar says.',
    guard: staffMay('customers.edit'),
    params: z.object({ id: calendarId }),
    query: strictQuery({ version: z.coerce.number().int().min(1).optional() }),
    response: z.object({ ended: z.literal(true) }),
  },
  foreseeClosing: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/calendars/consequences',
    summary: 'Which orders and open carts stand on a day that is to be closed; nothing is changed.',
    guard: staffMay('customers.edit'),
    query: strictQuery({
      country: market,
      date: calendarDay,
      kind: z.enum(exceptionKinds).default('closed'),
      cutOff: wallTime.optional(),
      shipTo: businessKey.optional(),
      transport: transportType.optional(),
    }),
    response: consequences,
  },
  listCalendars: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/calendars',
    summary: 'Lead time, cut-off and closed weekdays of each ship-to and means of transport.',
    guard: staffMay('customers.edit'),
    query: strictQuery({
      ...page,
      country: market.optional(),
      transport: transportType.optional(),
      cutOff: wallTime.optional(),
      shipTo: businessKey.optional(),
      /** Part of a number, a name or a town, with or without diacritics. */
      search: z.string().trim().max(60).optional(),
    }),
    response: listed(deliveryTerms),
  },
  changeCalendars: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/calendars',
    summary: 'Changes the terms of those that are named, or of all with one cut-off; `preview` only counts.',
    guard: staffMay('customers.edit'),
    body: wantedTerms,
    response: changedTerms,
  },
  tryOrder: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/calendars/try',
    summary: 'When goods would arrive that are ordered at one moment, by the function that judges every order.',
    guard: staffMay('customers.edit'),
    query: strictQuery({ shipTo: businessKey, transport: transportType, day: calendarDay, time: wallTime }),
    response: tried,
  },
} as const satisfies Record<string, RestRoute>;
