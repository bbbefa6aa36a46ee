import { z } from 'zod';
import { ticketStatuses } from './ticket-status.ts';

export const referenceKinds = ['order', 'order-line', 'document', 'error', 'article'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What a request is about, as its author names it; what they may not see is as good as missing. */
export const givenReference = z.object({
  kind: z.enum(referenceKinds),
  id: z.string().min(1).max(100),
  lineNo: z.int().min(1).max(1_000_000).nullish(),
  packs: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullish()
    .meta({ example: 2, description: 'Of a line, how many packs it concerns; without it nobody says.' }),
});
export type GivenReference = z.output<typeof givenReference>;

export const ticketReference = z.object({
  kind: z.enum(referenceKinds),
  id: z.string(),
  lineNo: z.int().nullable(),
  label: z.string().meta({ example: '4502330', description: 'A number, or the name of the goods.' }),
  href: z.string().nullable().meta({ description: 'Where the reader finds it; null where he may not.' }),
  affected: z
    .object({
      packs: z.int().meta({ example: 2 }),
      packFormat: z.string().meta({ example: 'CR20' }),
      credit: z
        .object({ amount: z.number().meta({ example: 787.2 }), currency: z.string().meta({ example: 'CZK' }) })
        .nullable()
        .meta({ description: 'With tax and deposits, as the order had them. Expected: customer service confirms it.' }),
    })
    .nullable()
    .meta({ description: 'How much of the line it concerns, where its author said so.' }),
});

const moment = z.string().meta({ example: '2026-11-12T05:50:00.000Z' });
const named = z.object({ id: z.string(), name: z.string() });

export const subCategory = z.object({ id: z.string(), categoryId: z.string(), name: z.string() });
export const category = named.extend({ subCategories: z.array(named) });

const ticketHead = z.object({
  id: z.string(),
  caseNumber: z.string().meta({ example: '00123' }),
  title: z.string(),
  description: z.string(),
  status: z.enum(ticketStatuses),
  statusText: z.string().meta({ description: "The status in the reader's language." }),
  isWaitingForYou: z.boolean(),
  isUnread: z.boolean().meta({ description: 'Customer service has done something since the reader last looked.' }),
  category: named,
  subCategory: named,
  createdAt: moment,
  updatedAt: moment,
  author: z.object({ name: z.string(), isYou: z.boolean() }),
  shipTo: named.nullable().meta({ description: 'The place it concerns; null for the company as a whole.' }),
  reference: ticketReference.nullable(),
  mergedInto: z
    .object({ id: z.string().nullable(), caseNumber: z.string() })
    .nullable()
    .meta({ description: 'The request that goes on in its place; without an id where the reader may not see it.' }),
});

export const ticketRow = ticketHead.extend({ comments: z.int(), attachments: z.int() });

export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int().meta({ description: 'In bytes.' }),
  type: z.string().meta({ example: 'image/jpeg' }),
  link: z.string(),
  isRemovable: z.boolean(),
});

const author = z.object({ name: z.string(), isStaff: z.boolean(), isYou: z.boolean() });

export const comment = z.object({
  id: z.string(),
  description: z.string(),
  author,
  createdAt: moment,
  attachments: z.array(attachment),
});

export const wholeTicket = ticketHead.extend({
  comments: z.array(comment),
  attachments: z.array(attachment).meta({ description: 'Of the request itself.' }),
  events: z.array(
    z.object({
      at: moment,
      from: z.enum(ticketStatuses).nullable(),
      to: z.enum(ticketStatuses),
      fromText: z.string().nullable(),
      toText: z.string(),
      by: z.object({ name: z.string(), isStaff: z.boolean() }),
    }),
  ),
  moves: z.array(z.enum(ticketStatuses)).meta({ description: 'What this caller may move it to now.' }),
  canComment: z.boolean(),
  isEditable: z.boolean().meta({ description: 'Its author may still change what he wrote.' }),
});
