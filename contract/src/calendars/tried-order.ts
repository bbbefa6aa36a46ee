import { z } from 'zod';
import { dateReasons } from '../company/delivery-calendar.ts';

/** An order that nobody has placed: when it would arrive, and the closed days before that. */
export const tried = z.object({
  shipTo: z.object({ id: z.string(), name: z.string(), country: z.string() }),
  /** Null where nothing is open within three months. */
  arrives: z.string().nullable(),
  /** The cut-off of the day of ordering, and whether the order was too late for it. */
  cutOff: z.string(),
  isAfterCutOff: z.boolean(),
  skipped: z.array(z.object({ date: z.string(), reason: z.enum(dateReasons) })),
});
export type TriedOrder = z.infer<typeof tried>;
