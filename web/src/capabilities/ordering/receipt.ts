import type { Sums } from '@dray/contract/cart/sum-rows.ts';
import { readStored, removeStored, store } from '#platform/storage-keys.ts';

type ReceiptLine = {
  id: string;
  name: string;
  packLabel: string;
  packFormat: string;
  packs: number;
  total: number;
};

/** An order as it was shown when it was sent: what the page after it tells, without asking for it again (T29). */
export type Receipt = {
  cartId: string;
  customerOrderNumber: string;
  deliveryDate: string;
  transport: string;
  payment: string;
  place: { name: string; street: string; city: string };
  note: string | undefined;
  email: string | undefined;
  lines: readonly ReceiptLine[];
  /** Absent in what an earlier release kept in this tab. */
  sums: Sums | undefined;
  currency: string;
};

type Owned<Stored> = Stored & { uid: string };

const maxReceipts = 5;

/** From the moment it is sent until it is known how that ended, across a reload, too. */
export const keepPending = (receipt: Receipt): void => keep('pendingOrder', receipt);
export const findPending = (): Receipt | undefined => find<Receipt>('pendingOrder');
export const dropPending = (): void => removeStored('pendingOrder');

/** The page that tells of it finds it under its number. */
export function keepReceipt(orderNumber: string, receipt: Receipt): void {
  const others = receipts().filter((each) => each.orderNumber !== orderNumber);
  keep('receipts', { list: [...others, { ...receipt, orderNumber }].slice(-maxReceipts) });
}

export const findReceipt = (orderNumber: string): Receipt | undefined =>
  receipts().find((each) => each.orderNumber === orderNumber);

type Numbered = Receipt & { orderNumber: string };
const receipts = (): readonly Numbered[] => find<{ list: Numbered[] }>('receipts')?.list ?? [];

type Key = 'pendingOrder' | 'receipts';

function keep(key: Key, what: object): void {
  store(key, JSON.stringify({ ...what, uid: readStored('uid') ?? '' }));
}

/** What somebody else left in this tab is none of the present one's business. */
function find<Stored>(key: Key): Stored | undefined {
  const stored = parsed<Stored>(readStored(key));
  return stored && stored.uid === (readStored('uid') ?? '') ? stored : undefined;
}

function parsed<Stored>(text: string | undefined): Owned<Stored> | undefined {
  try {
    return text ? (JSON.parse(text) as Owned<Stored>) : undefined;
  } catch {
    return undefined;
  }
}
