import { z } from 'zod';
import { type Language, languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { type Country, countries } from '../markets.ts';
import { attachment, ticketReference } from './ticket-shapes.ts';
import { ticketStatuses } from './ticket-status.ts';

const moment = z.iso.datetime();
const named = z.object({ id: z.string(), name: z.string() });
const colleague = z.object({ uid: z.string(), name: z.string() });
export const market = z.enum(countries as readonly [Country, ...Country[]]);
export const language = z.enum(languages as readonly [Language, ...Language[]]);

/** A request as customer service finds it in its list. */
export const requestRow = z.object({
  id: z.string(),
  caseNumber: z.string().meta({ example: '00123' }),
  title: z.string(),
  excerpt: z.string().meta({ description: 'What its author asked, as far as a list has room.' }),
  status: z.enum(ticketStatuses),
  statusText: z.string(),
  category: named,
  subCategory: named,
  waitingSince: moment.nullable().meta({ description: 'Since when its customer waits for an answer.' }),
  updatedAt: moment,
  market,
  company: named,
  owner: colleague.nullable().meta({ description: 'Who of customer service looks after it.' }),
});

const writer = z.object({ name: z.string(), isStaff: z.boolean(), isYou: z.boolean() });
export const requestFile = attachment.omit({ isRemovable: true });

const word = z.object({
  id: z.string(),
  at: moment,
  text: z.string(),
  author: writer,
  files: z.array(requestFile),
});

/** The last things that the customer had ordered; only for readers of orders. */
const lastOrder = z.object({
  orderNumber: z.string(),
  sapId: z.string().nullable(),
  placedAt: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  total: z.number(),
  currency: z.string(),
});

/** A request with everything that customer service needs to answer it. */
export const wholeRequest = requestRow.omit({ excerpt: true }).extend({
  version: z.int(),
  createdAt: moment,
  author: z.object({
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: language.meta({ description: 'In which its author reads the portal.' }),
  }),
  shipTo: named.nullable(),
  reference: ticketReference.omit({ href: true }).nullable(),
  mergedInto: z.object({ id: z.string().nullable(), caseNumber: z.string() }).nullable(),
  words: z.array(word).meta({ description: 'What was asked and answered; the request itself is the first.' }),
  notes: z.array(word.omit({ files: true })).meta({ description: 'Between colleagues; no customer sees them.' }),
  events: z.array(
    z.object({
      at: moment,
      from: z.enum(ticketStatuses).nullable(),
      to: z.enum(ticketStatuses),
      toText: z.string(),
      by: writer,
    }),
  ),
  moves: z.array(z.object({ status: z.enum(ticketStatuses), text: z.string() })),
  canAnswer: z.boolean(),
  colleagues: z.array(colleague).meta({ description: 'Who may look after it: they may answer requests there.' }),
  others: z
    .array(z.object({ id: z.string(), caseNumber: z.string(), title: z.string(), statusText: z.string() }))
    .meta({ description: 'Open ones of the same company, the last changed first; it may be merged into one.' }),
  orders: z.array(lastOrder).nullable().meta({ description: 'Null where the reader may not see orders.' }),
});
export type WholeRequest = z.infer<typeof wholeRequest>;

export const cannedAnswer = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  texts: z.partialRecord(language, z.string()),
  changedBy: z.string(),
  changedAt: moment,
});

export const maxCannedTitle = 60;
/** With `{name}` and `{number}` in it, which become the customer's name and the number of the request. */
export const cannedTexts = z
  .partialRecord(language, z.string().trim().max(limits.ticketDescription))
  .refine((texts) => Object.values(texts).some((text) => text !== ''), 'A text in at least one language.');
