import type { Transaction } from '#platform/database/connection.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import type { AgreedOrder } from '../port/agreed-order.ts';
import type { OrderUpdate } from '../port/order-update.ts';
import { erpMismatchStore, type Mismatch } from '../store/erp-mismatch.store.ts';
import { erpReferenceStore } from '../store/erp-reference.store.ts';
import { compareOrder, type Moments, settledByComparing } from './compare-order.model.ts';

export type Comparing = Moments & { at: Date };

/**
 * A page of the ERP's orders against ours. What does not agree is written down, what agrees again is resolved by not being
 * seen, and a change that was never read is read now.
 */
export async function comparePage(
  deps: ErpDeps,
  transaction: Transaction,
  updates: readonly OrderUpdate[],
  { at, ...moments }: Comparing,
): Promise<void> {
  const mismatches = erpMismatchStore(transaction);
  const here = await findAgreed(deps, transaction, updates);
  const compared: string[] = [];
  for (const update of updates) {
    const ours = here.get(update.orderNumber);
    const differences = differencesOf(update, ours, moments);
    for (const difference of differences) await mismatches.note({ ...difference, at });
    if (ours?.sapId !== update.sapId) continue;
    compared.push(ours.orderNumber);
    if (differences.some(({ kind }) => kind === 'STATUS_MISSED'))
      await deps.ordersOf(transaction).applyOrder({ ...update, orderNumber: ours.orderNumber });
  }
  await mismatches.resolveKnown([...here.keys()], at);
  await mismatches.resolveUnseen(settledByComparing, compared, at);
}

/** By the reference, those whose order is here. */
async function findAgreed(deps: ErpDeps, transaction: Transaction, updates: readonly OrderUpdate[]) {
  const owners = await erpReferenceStore(transaction).findOwners(updates.map(({ orderNumber }) => orderNumber));
  const numbers = [...owners.values()].filter((number) => number !== undefined);
  const agreed = new Map(
    (await deps.ordersOf(transaction).findAgreed(numbers)).map((order) => [order.orderNumber, order]),
  );
  const known = new Map<string, AgreedOrder>();
  for (const [reference, orderNumber = ''] of owners) {
    const order = agreed.get(orderNumber);
    if (order) known.set(reference, order);
  }
  return known;
}

function differencesOf(update: OrderUpdate, ours: AgreedOrder | undefined, moments: Moments): Omit<Mismatch, 'at'>[] {
  const { orderNumber: reference, sapId, country } = update;
  if (!ours) return [{ kind: 'UNKNOWN_ORDER', orderNumber: reference, sapId, details: { country } }];
  const { orderNumber } = ours;
  if (ours.sapId === null) return [];
  if (ours.sapId !== sapId) return [{ kind: 'OTHER_NUMBER', orderNumber, sapId, details: { ours: ours.sapId } }];
  return compareOrder(update, ours, moments).map((difference) => ({ ...difference, orderNumber, sapId }));
}
