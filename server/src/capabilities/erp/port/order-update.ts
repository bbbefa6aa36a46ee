import type { StructuredFormat } from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

/** A value that the mapping does not know is carried as it came. */
export type Unknown = { raw: string };

export type ItemUpdate = {
  lineNo: number;
  /** Set for what the ERP added by itself: empties that belong to another item. */
  parentLineNo: number | undefined;
  sku: string;
  quantity: number;
  /** Undefined where this ERP does not tell. */
  confirmed: number | undefined;
  /** What the mapping makes of the ERP's code; one that it does not know stays raw. */
  rejection: RejectionReason | Unknown | undefined;
  netMinor: Minor;
};

export const rejectionReasons = ['customer', 'stock', 'discontinued'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** One order as the ERP has it now. */
export type OrderUpdate = {
  orderNumber: string;
  sapId: string;
  country: Country;
  changedAt: Date;
  process: 'not-yet' | 'partly' | 'wholly' | 'not-relevant' | Unknown;
  rejection: 'none' | 'partly' | 'wholly';
  /** Blocked, waiting for approval, or over its credit. */
  isHeld: boolean;
  netMinor: Minor;
  items: readonly ItemUpdate[];
};

export type DeliveryItemUpdate = {
  /** With the delivery's number its key in the ERP. */
  item: string;
  sapId: string;
  lineNo: number;
  parentLineNo: number | undefined;
  sku: string;
  /** Loaded. */
  quantity: number;
  /** Handed over, where the proof has come; without one undefined. */
  proven: number | undefined;
};

export type Degree = 'none' | 'partly' | 'wholly';

/** One delivery as the ERP has it now. It may hold items of several orders. */
export type DeliveryUpdate = {
  number: string;
  picking: Degree;
  goodsIssue: Degree;
  proof: 'not-relevant' | 'open' | 'differs' | 'confirmed';
  isBlocked: boolean;
  createdAt: Date;
  pickedAt: Date | undefined;
  loadedAt: Date | undefined;
  issuedAt: Date | undefined;
  deliveredAt: Date | undefined;
  /** The window in which it is expected. */
  plannedFrom: Date | undefined;
  plannedTo: Date | undefined;
  route: string | undefined;
  vehicle: string | undefined;
  depot: string | undefined;
  items: readonly DeliveryItemUpdate[];
};

export type BillingItemUpdate = { item: string; sapId: string; lineNo: number; quantity: number; netMinor: Minor };

/** One billing document as the ERP has it now. */
export type BillingUpdate = {
  number: string;
  kind: 'invoice' | 'credit-note' | 'proforma' | 'other';
  type: string;
  payerId: string;
  date: string;
  currency: string;
  netMinor: Minor;
  taxMinor: Minor;
  isCancelled: boolean;
  isPaid: boolean;
  paymentReference: string | undefined;
  /** What the ERP's terms of payment are called here; undefined where it gave none that the mapping knows. */
  paymentMethod?: string;
  /** In which format the ERP has it for programs, too; undefined where it has none. */
  structuredFormat?: StructuredFormat;
  changedAt: Date;
  items: readonly BillingItemUpdate[];
};

/** What the ERP answers to a request to cancel (O5). */
export type CancelAnswer =
  | { verdict: 'done' }
  | { verdict: 'blocked' }
  | { verdict: 'goods-issued' }
  | { verdict: 'not-found-or-blocked'; why: string }
  | { verdict: 'again-later'; why: string };
