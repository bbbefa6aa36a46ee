import type { Clock } from '#platform/clock.ts';
import type { orderReferenceStore } from './store/order-reference.store.ts';

/** The customers' own numbers. One that an order of the last twelve months carries counts as used (T77). */
export const orderNumbers = (store: Pick<ReturnType<typeof orderReferenceStore>, 'isUsed'>, clock: Clock) => ({
  isUsed: (companyId: string, customerOrderNumber: string): Promise<boolean> =>
    store.isUsed(companyId, customerOrderNumber, aYearBefore(clock.now())),
});

function aYearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
