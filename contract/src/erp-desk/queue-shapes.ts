import { z } from 'zod';
import { countries } from '../markets.ts';

export const messageKinds = ['create', 'change', 'cancel', 'collect'] as const;
export const openStates = ['waiting', 'sending', 'unknown', 'parked'] as const;
export const messageStates = [...openStates, 'done', 'refused', 'withdrawn'] as const;
/** What is parked by a person, and by nothing that the ERP said. */
export const parkedByHand = 'BY_HAND';
/** An order that has no number of the ERP by then is looked at by people. */
export const lateMinutes = 15;
/** What may be done with an order that waits; each but `retry` only where it makes sense. */
export const queueVerbs = ['retry', 'renumber', 'adopt', 'give-up', 'park'] as const;
export type QueueVerb = (typeof queueVerbs)[number];

const moment = z.iso.datetime();

/** The first message of an order that is not settled: all behind it wait for it. */
export const queued = z.object({
  orderNumber: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(openStates),
  attempts: z.int(),
  /** Of the ERP or of ours; null before anything has gone wrong. */
  cause: z.string().nullable(),
  since: moment,
  parkedAt: moment.nullable(),
  /** Where it goes out under another number than its own. */
  reference: z.string().nullable(),
  companyId: z.string(),
  companyName: z.string(),
  shipToId: z.string(),
  shipToName: z.string(),
  country: z.enum(countries as readonly [(typeof countries)[number], ...(typeof countries)[number][]]),
  deliveryDate: z.string(),
  total: z.number(),
  currency: z.string(),
  /** The first is what usually helps. */
  verbs: z.array(z.enum(queueVerbs)),
});
export type Queued = z.infer<typeof queued>;

export const queuePage = z.object({
  results: z.array(queued),
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  /** Of all that are open within the reader's markets, whatever the filter says. */
  states: z.record(z.enum(openStates), z.int()),
  /** Of those that are parked. */
  causes: z.array(z.object({ cause: z.string(), count: z.int() })),
  /** Of those that nobody has parked, what has waited too long to be on its way. */
  late: z.int(),
  /** There are more than are looked through. */
  isCut: z.boolean(),
});
export type QueuePage = z.infer<typeof queuePage>;

/** One message as it stands, with the ERP's own words. */
export const orderMessage = z.object({
  sequence: z.int(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  attempts: z.int(),
  cause: z.string().nullable(),
  said: z.string().nullable(),
  createdAt: moment,
  firstSentAt: moment.nullable(),
  unknownSince: moment.nullable(),
  parkedAt: moment.nullable(),
  settledAt: moment.nullable(),
  reference: z.string().nullable(),
});

/** An order's way to the ERP; `queued` is null where nothing of it waits any more. */
export const orderPath = z.object({
  orderNumber: z.string(),
  sapId: z.string().nullable(),
  queued: queued.nullable(),
  messages: z.array(orderMessage),
});
export type OrderPath = z.infer<typeof orderPath>;

export const mismatchKinds = [
  'DOUBLED',
  'UNKNOWN_ORDER',
  'OTHER_NUMBER',
  'PRICE_DIFFERS',
  'LINES_DIFFER',
  'STATUS_STUCK',
  'STATUS_MISSED',
  'NOT_ARRIVED',
  'MISSING',
  'UNREADABLE',
] as const;

export const mismatch = z.object({
  kind: z.enum(mismatchKinds),
  /** The reference that the ERP told, where no order here has it. */
  orderNumber: z.string(),
  sapId: z.string().nullable(),
  ourSapId: z.string().nullable(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  companyName: z.string().nullable(),
  country: z.string().nullable(),
  /** Which lines differ. */
  lines: z.array(z.int()).nullable(),
  /** What the goods cost on both sides, without tax. */
  amounts: z.object({ here: z.number(), there: z.number(), currency: z.string() }).nullable(),
  deliveryDate: z.string().nullable(),
});
export type MismatchShown = z.infer<typeof mismatch>;
