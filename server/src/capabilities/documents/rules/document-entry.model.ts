import {
  type DocumentSource,
  type DocumentStatus,
  type DocumentType,
  documentTypes,
  type StructuredFormat,
} from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { BillingUpdate } from '#capabilities/erp/index.ts';
import type { Minor } from '#platform/money.ts';

/** As it is kept: whether an open one is overdue is a matter of the day. */
export type KeptStatus = Exclude<DocumentStatus, 'overdue'>;

/** Whose a document is; without a ship-to it is the payer's as a whole. */
export type DocumentOwner = { companyId: string; country: Country; shipToId: string | undefined };

export type DocumentEntry = {
  id: string;
  source: DocumentSource;
  type: DocumentType;
  number: string;
  title: string | undefined;
  sapId: string | undefined;
  orderNumber: string | undefined;
  date: string;
  dueDate: string | undefined;
  paidOn: string | undefined;
  /** With tax; of a credit note negative. */
  amountMinor: Minor | undefined;
  currency: string | undefined;
  keptStatus: KeptStatus;
  payerId: string;
  /** Undefined while nobody knows whose it is: then nobody sees it. */
  owner: DocumentOwner | undefined;
};

export type EntryFile = { state: 'on-demand' | 'waiting' | 'stored' | 'missing'; key?: string; sizeBytes?: number };

/** One in the list, on a given day. */
export type ListedDocument = DocumentEntry & {
  status: DocumentStatus;
  file: EntryFile;
  /** The same for programs. */
  structured: readonly { format: StructuredFormat; file: EntryFile }[];
};

/** An order, as far as its bills need to know it. */
export type BilledOrder = DocumentOwner & {
  shipToId: string;
  sapId: string;
  orderNumber: string;
  paymentMethod: string;
};

export const keptStatusesOf: Readonly<Record<DocumentType, readonly KeptStatus[]>> = {
  invoice: ['open', 'paid', 'cancelled'],
  'credit-note': ['open', 'settled', 'cancelled'],
  shipping: ['none'],
  other: ['none', 'cancelled'],
  proforma: ['none', 'cancelled'],
};

/**
 * Every type and standing under which a document of this status can be kept. Only an invoice is unpaid: a credit note
 * that is kept as open waits to be set off.
 */
export function kindsOf(
  type: DocumentType | undefined,
  status: DocumentStatus | undefined,
): { type: DocumentType; keptStatus: KeptStatus }[] {
  const keptStatus = status === 'overdue' ? 'open' : status;
  const types = keptStatus === 'open' ? (['invoice'] as const) : documentTypes;
  const asked = types.filter((each) => type === undefined || each === type);
  return asked.flatMap((each) =>
    keptStatusesOf[each]
      .filter((one) => keptStatus === undefined || one === keptStatus)
      .map((one) => ({ type: each, keptStatus: one })),
  );
}

export const statusOn = (
  today: string | undefined,
  { keptStatus, dueDate }: Pick<DocumentEntry, 'keptStatus' | 'dueDate'>,
) =>
  keptStatus === 'open' && dueDate !== undefined && today !== undefined && dueDate < today ? 'overdue' : keptStatus;

/** Codes of T115: `invoice14` is paid within 14 days, everything else at once. */
export const daysToPay = (paymentMethod: string): number => Number(/^invoice(\d{1,3})$/.exec(paymentMethod)?.[1] ?? 0);

export function dueDateOf(date: string, paymentMethod: string | undefined): string | undefined {
  if (paymentMethod === undefined) return undefined;
  const due = new Date(`${date}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + daysToPay(paymentMethod));
  return due.toISOString().slice(0, 10);
}

type BillingFacts = { orders: readonly BilledOrder[]; payer: DocumentOwner | undefined; paidOn: string | undefined };

/** A bill as the list shows it: by its orders it is known whose it is, else by its payer. */
export function entryOfBilling(update: BillingUpdate, { orders, payer, paidOn }: BillingFacts): DocumentEntry {
  const [first] = orders;
  const isCredit = update.kind === 'credit-note';
  const total = update.netMinor + update.taxMinor;
  return {
    id: update.number,
    source: 'erp',
    type: update.kind,
    number: update.number,
    title: undefined,
    sapId: first?.sapId ?? update.items[0]?.sapId,
    orderNumber: first?.orderNumber,
    date: update.date,
    dueDate:
      update.kind === 'invoice' ? dueDateOf(update.date, update.paymentMethod ?? first?.paymentMethod) : undefined,
    paidOn: update.isPaid ? paidOn : undefined,
    amountMinor: isCredit ? -total : total,
    currency: update.currency,
    keptStatus: keptStatusOf(update),
    payerId: update.payerId,
    owner: first ? { ...ownerOf(first), shipToId: onlyShipTo(orders) } : payer,
  };
}

const ownerOf = ({ companyId, country }: BilledOrder) => ({ companyId, country });

const onlyShipTo = (orders: readonly BilledOrder[]): string | undefined => {
  const ids = new Set(orders.map(({ shipToId }) => shipToId));
  return ids.size === 1 ? orders[0]?.shipToId : undefined;
};

function keptStatusOf({ kind, isCancelled, isPaid }: BillingUpdate): KeptStatus {
  if (isCancelled) return 'cancelled';
  if (kind === 'invoice') return isPaid ? 'paid' : 'open';
  if (kind === 'credit-note') return isPaid ? 'settled' : 'open';
  return 'none';
}
