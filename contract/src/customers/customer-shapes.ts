import { z } from 'zod';
import { creditVerdicts } from '../company/credit.rest.ts';
import { ticketStatuses } from '../support/ticket-status.ts';
import { userStatuses } from '../users/user-status.ts';

/** By what of theirs a customer was found. */
export const foundBy = ['company', 'payer', 'ship-to', 'person', 'order'] as const;
export type FoundBy = (typeof foundBy)[number];

export const customerRow = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  customerType: z.string().nullable(),
  identificationNo: z.string(),
  taxVat: z.string(),
  city: z.string().nullable(),
  shipTos: z.int(),
  /** Null where nothing was looked for. */
  found: z.object({ by: z.enum(foundBy), id: z.string(), name: z.string() }).nullable(),
});
export type CustomerOnWire = z.infer<typeof customerRow>;

export const customerPage = z.object({
  results: z.array(customerRow),
  total: z.int().meta({ description: 'At most 1000 are counted, and at most 100 where something is looked for.' }),
  totalIsAtLeast: z.boolean(),
  offset: z.int(),
  limit: z.int(),
});
export type CustomerPage = z.infer<typeof customerPage>;

/** Each with a right of its own; what the reader may not see is not there, and is named. */
export const customerBlocks = ['prices', 'credit', 'orders', 'requests', 'contracts', 'history'] as const;
export type CustomerBlock = (typeof customerBlocks)[number];

const transport = z.object({
  transportType: z.string(),
  label: z.string(),
  leadDays: z.int(),
  cutOff: z.string(),
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: z.array(z.int()),
});

const shipTo = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['Active', 'Suspended', 'Move Out']),
  customerType: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** The usual one first. */
  transports: z.array(transport),
  /** The first day on which goods that are ordered now can come; null where there is none. */
  nextDelivery: z.string().nullable(),
});

const payer = z.object({
  id: z.string(),
  name: z.string(),
  identificationNo: z.string(),
  taxVat: z.string(),
  paymentMethods: z.array(z.object({ value: z.string(), label: z.string() })),
  soldTos: z.array(z.object({ id: z.string(), name: z.string(), shipTos: z.array(shipTo) })),
});

const person = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(userStatuses),
  lastSignIn: z.string().nullable(),
  roles: z.array(
    z.object({ roleId: z.string(), name: z.string(), shipToId: z.string().nullable(), isOff: z.boolean() }),
  ),
});

export const customer = z.object({
  company: z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    identificationNo: z.string(),
    taxVat: z.string(),
  }),
  payers: z.array(payer),
  people: z.array(person),
  prices: z
    .array(
      z.object({
        shipToId: z.string(),
        /** Null where none is assigned. */
        priceList: z
          .object({ id: z.int(), currency: z.string(), isOfMarket: z.boolean(), excluded: z.int() })
          .nullable(),
      }),
    )
    .optional(),
  credit: z
    .array(
      z.object({
        payerId: z.string(),
        verdict: z.enum(creditVerdicts),
        isStale: z.boolean(),
        asOf: z.string(),
        currency: z.string(),
        limit: z.number(),
        used: z.number(),
        available: z.number(),
        share: z.number(),
      }),
    )
    .optional(),
  orders: z
    .object({
      results: z.array(
        z.object({
          orderNumber: z.string(),
          sapId: z.string().nullable(),
          shipTo: z.object({ id: z.string(), name: z.string() }),
          placedAt: z.string(),
          deliveryDate: z.string(),
          status: z.string(),
          statusLabel: z.string(),
          total: z.number(),
          currency: z.string(),
        }),
      ),
      total: z.int(),
      totalIsAtLeast: z.boolean(),
    })
    .optional(),
  requests: z
    .object({
      results: z.array(
        z.object({
          id: z.string(),
          caseNumber: z.string(),
          title: z.string(),
          status: z.enum(ticketStatuses),
          statusText: z.string(),
          updatedAt: z.string(),
        }),
      ),
      total: z.int(),
    })
    .optional(),
  contracts: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        payerId: z.string(),
        state: z.enum(['coming', 'running', 'ended']),
        from: z.string(),
        to: z.string(),
        committedHl: z.number().nullable(),
        deliveredHl: z.number(),
      }),
    )
    .optional(),
  /** What was done to it is read at `/api/staff/audit`. */
  history: z.object({ company: z.string() }).optional(),
  hidden: z.array(z.object({ block: z.enum(customerBlocks), right: z.string() })),
});
export type CustomerDetail = z.infer<typeof customer>;
