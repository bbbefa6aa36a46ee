import { z } from 'zod';
import { businessKey } from '../company/company.rest.ts';
import { consequences, market, transportType, wallTime } from './calendar-shapes.ts';

export const maxChangedTerms = 1_000;

/** How and when goods come to one ship-to by one means of transport. */
export const deliveryTerms = z.object({
  shipToId: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  transportType: z.string(),
  leadDays: z.int(),
  cutOff: z.string(),
  closedWeekdays: z.array(z.int()),
  version: z.int(),
});
export type DeliveryTermsShown = z.infer<typeof deliveryTerms>;

/** What is left out stays as it is. */
const change = z
  .strictObject({
    leadDays: z.int().min(0).max(60).optional(),
    cutOff: wallTime.optional(),
    /** ISO weekdays, Monday is 1; one day of the week stays open at least. */
    closedWeekdays: z.array(z.int().min(1).max(7)).max(6).optional(),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined));
export type TermsChange = z.infer<typeof change>;

const rows = z
  .array(z.strictObject({ shipToId: businessKey, transportType, version: z.int() }))
  .min(1)
  .max(maxChangedTerms);

/** All of a market with one means of transport and one cut-off, however many; `count` is how many were shown. */
const filter = z.strictObject({ country: market, transportType, cutOff: wallTime, count: z.int().min(1) });

export const wantedTerms = z
  .strictObject({ change, rows: rows.optional(), filter: filter.optional(), preview: z.boolean().default(false) })
  .refine((wanted) => (wanted.rows === undefined) !== (wanted.filter === undefined), { path: ['rows'] });
export type WantedTerms = z.infer<typeof wantedTerms>;

export const changedTerms = z.object({
  changed: z.int(),
  consequences,
  /** As they are now; of those that were named one by one. */
  results: z.array(deliveryTerms),
});
