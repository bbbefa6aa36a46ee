import type { BellEntry, Described } from '#capabilities/notifications/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';

/** Orders at the bell, as far as the reader may still see them. */
export async function describeOrders(
  { history }: Pick<OrderingDeps, 'history'>,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('My Orders');
  const numbers = entries.flatMap(({ params }) => ('orderNumber' in params ? [params.orderNumber] : []));
  if (!scope || numbers.length === 0) return [];
  const shipToNames = await history.findShipToNames(scope, numbers);
  return entries.flatMap((entry): Described[] => {
    const orderNumber = 'orderNumber' in entry.params ? entry.params.orderNumber : undefined;
    const shipTo = orderNumber && shipToNames.get(orderNumber);
    if (!orderNumber || !shipTo) return [];
    return [[entry.id, { href: `/orders/history?order=${orderNumber}`, values: { number: orderNumber, shipTo } }]];
  });
}
