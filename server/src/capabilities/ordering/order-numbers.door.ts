import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { orderReferenceStore } from './store/order-reference.store.ts';

export type OrderNumbersDoor = ReturnType<ReturnType<typeof openOrderNumbers>>;

/** The customers' own numbers; the cart asks for them, so they are opened before it. */
export const openOrderNumbers =
  ({ clock }: { clock: Clock }) =>
  (transaction: Transaction) => {
    const references = orderReferenceStore(transaction);
    return {
      /** One that an order of the last twelve months carries counts as used (T77). */
      isUsed: (companyId: string, customerOrderNumber: string): Promise<boolean> =>
        references.isUsed(companyId, customerOrderNumber, aYearBefore(clock.now())),
      /** The highest running number that orders to a ship-to carry behind a prefix. */
      findLastRunning: (shipToId: string, prefix: string) => references.findLastRunning(shipToId, prefix),
    };
  };

function aYearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
