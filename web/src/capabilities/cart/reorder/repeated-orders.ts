import { readStored, store } from '#platform/storage-keys.ts';
import type { RepeatedLine } from './reorder.queries.ts';

/** What became of a repeated order, as the cart tells it until somebody closes it. */
export type RepeatedOrder = {
  orderNumber: string;
  placedOn: string;
  currency: string;
  lines: readonly RepeatedLine[];
  undoId: string;
  /** Of the cart after it: whatever is done to the cart later cannot be undone along. */
  version: number;
  isSaved: boolean;
  /** Skus of what was taken in place of something that is gone. */
  added: readonly string[];
};

type Kept = { uid: string; list: readonly RepeatedOrder[] };

const maxOrders = 5;

export const findRepeated = (orderNumber: string): RepeatedOrder | undefined =>
  all().find((each) => each.orderNumber === orderNumber);

export function keepRepeated(repeated: RepeatedOrder): void {
  keep([...without(repeated.orderNumber), repeated].slice(-maxOrders));
}

export const dropRepeated = (orderNumber: string): void => keep(without(orderNumber));

const without = (orderNumber: string) => all().filter((each) => each.orderNumber !== orderNumber);

const uid = (): string => readStored('uid') ?? '';

const keep = (list: readonly RepeatedOrder[]): void => {
  store('repeatedOrders', JSON.stringify({ uid: uid(), list } satisfies Kept));
};

/** What somebody else left in this tab is none of the present one's business. */
function all(): readonly RepeatedOrder[] {
  try {
    const kept = JSON.parse(readStored('repeatedOrders') ?? 'null') as Kept | null;
    return kept?.uid === uid() ? kept.list : [];
  } catch {
    return [];
  }
}
