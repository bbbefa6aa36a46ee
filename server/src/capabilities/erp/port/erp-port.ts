import type { Country } from '@dray/contract/markets.ts';
import type { ContractUpdate, CreditAccount } from './customer-update.ts';
import type { DeliveryRule } from './delivery-rules.ts';
import type { OrderToSend } from './order-to-send.ts';
import type { BillingUpdate, CancelAnswer, DeliveryUpdate, OrderUpdate } from './order-update.ts';

/** What tells whether an order that is under our reference is the one that we sent. */
export type FoundOrder = SentOrder & { isOurs: boolean; differences: readonly string[] };

export type FoundDocument = { reference: string | undefined };

/** With what the goods cost there, where it reported that. */
export type SentOrder = { sapId: string; netMinor: number | undefined };

/** Drawn once for each message: an ERP that knows repeatable requests answers the same id with its first answer. */
export type Sending = { requestId: string; firstSentAt: Date };

/** Where a feed is: the time of the last change that it has read, and the document's key within that time. */
export type Cursor = { at: Date; key: string };

/** `end` is where the page ended: the next one begins there, and a later round, too. */
export type Page<Update> = { rows: readonly Read<Update>[]; end: Cursor | undefined; hasMore: boolean };
/** A row that cannot be understood must not stop those behind it. */
export type Read<Update> = { key: string; update: Update } | { key: string; fault: string };

export type CheckFinding = { name: string; isFine: boolean; said: string };

/** Everything that the portal asks of an ERP. Another ERP is another implementation of this. Failures are `ErpFailure`. */
export type ErpPort = {
  /** Whether the ERP answers at all. */
  reach: () => Promise<void>;
  /** At most two: more than one is wrong already. The lowest number first. */
  findByReference: (order: OrderToSend) => Promise<readonly FoundOrder[]>;
  sendOrder: (order: OrderToSend, sending: Sending) => Promise<SentOrder>;
  cancel: (order: { sapId: string; country: Country }) => Promise<CancelAnswer>;
  readOrder: (sapId: string) => Promise<OrderUpdate | undefined>;
  /** Whether there is such a document; `reference` is the number that it has of ours, if any. */
  findDocument: (sapId: string) => Promise<FoundDocument | undefined>;
  changedOrders: (country: Country, after: Cursor) => Promise<Page<OrderUpdate>>;
  changedDeliveries: (country: Country, after: Cursor) => Promise<Page<DeliveryUpdate>>;
  changedBilling: (country: Country, after: Cursor) => Promise<Page<BillingUpdate>>;
  changedContracts: (country: Country, after: Cursor) => Promise<Page<ContractUpdate>>;
  /** All accounts, by their numbers: the ERP does not tell which have changed. */
  creditAccounts: (country: Country, after: Cursor) => Promise<Page<CreditAccount>>;
  /** Undefined where the ERP has none yet. */
  pdf: (billingNumber: string) => Promise<Buffer | undefined>;
  /** The bill for programs, in the format of its market; undefined where the ERP has none yet. */
  structuredInvoice: (billingNumber: string) => Promise<Buffer | undefined>;
  /** Whether this ERP was seen to honour a repeated request. */
  repeatsSafely: () => boolean;
  markets: readonly Country[];
  deliveryRules: (country: Country) => readonly DeliveryRule[];
  check: () => Promise<readonly CheckFinding[]>;
};
