import { z } from 'zod';
import { countries } from '../markets.ts';

export const market = z.enum(countries as readonly [(typeof countries)[number], ...(typeof countries)[number][]]);
const moment = z.iso.datetime();

/** Each is read by itself, so that one which fails leaves the others. */
export const deskBlocks = ['erp', 'differences', 'requests', 'changes', 'imports', 'onboardings'] as const;
export type DeskBlock = (typeof deskBlocks)[number];

/** What waits, by its cause; each kind is solved on one screen. */
export const waitingKinds = [
  'parked',
  'unsent',
  'differences',
  'requests',
  'changes',
  'faulty-imports',
  'read-imports',
  'onboardings',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** More than this are not counted: "100 and more" sends people to the same screen. */
export const maxCounted = 100;

const waiting = z.object({
  kind: z.enum(waitingKinds),
  cause: z
    .string()
    .nullable()
    .meta({ description: 'The ERP’s code, the kind of a difference, or the step of a new customer.' }),
  count: z.int(),
  isMore: z.boolean().meta({ description: 'There are more than were counted.' }),
  oldest: moment.nullable(),
  markets: z.array(market),
  example: z
    .string()
    .nullable()
    .meta({ description: 'The one that waits longest, by the number or name that people know.' }),
});
export type Waiting = z.infer<typeof waiting>;

const amount = z.object({ orders: z.int(), value: z.number(), isMore: z.boolean() });

/** A market's day so far, and the same weekday a week ago until the same time. */
const day = z.object({
  market,
  currency: z.string(),
  today: amount,
  before: amount,
});

const cutOff = z.object({
  market,
  at: moment,
  transports: z.array(z.string()),
  shipTos: z
    .int()
    .nullable()
    .meta({ description: 'Whose orders have to be in by then; null for readers of a portfolio.' }),
});

/** Null where it could not be read; the others are there all the same. */
const readOrNot = <Row extends z.ZodType>(row: Row) => z.array(row).nullable();

export const desk = z.object({
  at: moment,
  markets: z.array(market).meta({ description: 'Where the reader may do anything at all.' }),
  blocks: z.array(z.object({ block: z.enum(deskBlocks), waiting: readOrNot(waiting) })).meta({
    description: 'Only those that the reader has a right for.',
  }),
  days: readOrNot(day).optional(),
  cutOffs: readOrNot(cutOff).optional(),
});
export type Desk = z.infer<typeof desk>;
