import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { businessKey } from '../company/company.rest.ts';
import { exceptionKinds } from '../company/special-days.ts';
import { languages } from '../languages.ts';
import { type Country, countries } from '../markets.ts';
import { deliveryTransports } from './departures.ts';

export const market = z.enum(countries as readonly [Country, ...Country[]]);
export const calendarId = z.string().regex(/^\d{1,18}$/);
export const transportType = z.enum(deliveryTransports);
/** HH:MM of the market's wall. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const nameByLanguage = z.partialRecord(z.enum(languages), z.string().trim().min(1).max(80));

export const holiday = z.object({
  id: z.string(),
  country: z.string(),
  /** Null where it comes back every year. */
  year: z.int().nullable(),
  month: z.int(),
  day: z.int(),
  name: nameByLanguage,
  /** When it comes next, within a year; null where it does not. */
  next: z.string().nullable(),
});
export type HolidayShown = z.infer<typeof holiday>;

export const wantedHoliday = z.strictObject({
  country: market,
  date: calendarDay,
  isYearly: z.boolean().default(false),
  name: nameByLanguage.default({}),
});

const exceptionFields = {
  country: market,
  date: calendarDay,
  /** Null is the whole market. */
  shipToId: businessKey.nullable().default(null),
  /** Null is every means of transport. */
  transportType: transportType.nullable().default(null),
};

/** Its cut-off is that of the day of ordering; the other kinds have none. */
export const wantedException = z
  .strictObject({
    ...exceptionFields,
    kind: z.enum(exceptionKinds),
    cutOff: wallTime.nullable().default(null),
    /** For the supplier's own people. */
    note: z.string().trim().max(200).default(''),
  })
  .refine(({ kind, cutOff }) => (kind === 'earlier-cut-off') === (cutOff !== null), { path: ['cutOff'] });
export type WantedException = z.output<typeof wantedException>;

export const exception = z.object({
  id: z.string(),
  country: z.string(),
  date: z.string(),
  kind: z.enum(exceptionKinds),
  shipTo: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  transportType: z.string().nullable(),
  cutOff: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type ExceptionShown = z.infer<typeof exception>;

/** Whom a change touches: what stands on the days that it closes. Nothing of it is moved. */
export const consequences = z.object({
  /** Placed and not delivered. */
  orders: z.int(),
  /** Open ones with that day chosen. */
  carts: z.int(),
  /** At most fifty of them, orders first. */
  named: z.array(
    z.object({
      kind: z.enum(['order', 'cart']),
      orderNumber: z.string().nullable(),
      date: z.string(),
      shipTo: z.object({ id: z.string(), name: z.string() }),
      company: z.object({ id: z.string(), name: z.string() }),
    }),
  ),
});
export type Consequences = z.infer<typeof consequences>;

/** How many people hear of it. */
export const notified = z.int();
