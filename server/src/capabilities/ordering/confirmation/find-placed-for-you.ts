import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { Order } from '../rules/ordering.model.ts';
import type { PlacedForYou } from './confirmation.model.ts';

/** Nothing of an order that its own person placed. */
export async function findPlacedForYou(
  { findName, findSupplier }: Pick<OrderingDeps, 'findName' | 'findSupplier'>,
  { isFromDesk, uid, country }: Pick<Order, 'isFromDesk' | 'uid' | 'country'>,
): Promise<PlacedForYou | undefined> {
  if (!isFromDesk) return undefined;
  const [supplier, name] = await Promise.all([findSupplier(country), findName(uid)]);
  return { supplier: supplier ?? '', name: name ?? '' };
}
