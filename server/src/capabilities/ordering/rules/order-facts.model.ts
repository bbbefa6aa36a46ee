import type { Country } from '@dray/contract/markets.ts';
import type { Cancellation, CancelVerdict } from '@dray/contract/ordering/cancellation.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import type { DeliveryUpdate, OrderUpdate } from '#capabilities/erp/index.ts';
import type { Minor } from '#platform/money.ts';
import type { OrderLine } from './ordering.model.ts';

/** Where an order belongs: who is notified of its changes. */
export type OrderOwner = { orderNumber: string; companyId: string; shipToId: string; country: Country };

/** The state of an order, as far as a list shows it. */
export type OrderState = {
  sapId: string | undefined;
  status: OrderStatus;
  /** One that only the ERP knows. */
  statusRaw: string | undefined;
  deliveryStatus: string | undefined;
  cancellation: Cancellation;
  cancellationCode: CancelVerdict | undefined;
  isChecked: boolean;
  isIssued: boolean;
  hasTracking: boolean;
  hasDifferences: boolean;
  /** Goods of it are still to come. */
  isAwaited: boolean;
  changedAt: Date | undefined;
};

/** The header as the ERP had it last. */
export type HeaderFacts = {
  changedAt: Date;
  /** One of the port's words, or the ERP's own. */
  process: string;
  rejection: OrderUpdate['rejection'];
  isHeld: boolean;
  netMinor: Minor;
  confirmedAt: Date | undefined;
  digest: string;
};

/** One line as far as the ERP has reported it; what it has not reported is undefined. */
export type LineState = {
  lineNo: number;
  ordered: number;
  confirmed: number | undefined;
  delivered: number | undefined;
  rejected: number | undefined;
  /** One of the port's reasons, or the ERP's own code. */
  rejectionReason: string | undefined;
};

export type DeliveryLine = { lineNo: number; quantity: number; proven: number | undefined };

/** A delivery, with its lines of one order. */
export type Delivery = Omit<DeliveryUpdate, 'items'> & { lines: readonly DeliveryLine[] };

/** What the ERP delivers by itself: goods, and the parts of a bundle in its place. */
export type WantedItem = { lineNo: number; name: string; packs: number };

export const wantedItems = (lines: readonly OrderLine[]): WantedItem[] =>
  lines.flatMap(({ lineNo, name, packs, options }) =>
    options.length === 0
      ? [{ lineNo, name, packs }]
      : options.map((option) => ({ lineNo: option.lineNo, name: option.name, packs: option.quantity * packs })),
  );

/** The market's own today, and on which of its days a moment lies: never UTC, or midnight would be off by one. */
export type MarketCalendar = { today: string; dayOf: (moment: Date) => string };
