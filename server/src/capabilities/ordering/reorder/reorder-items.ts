import type { CartChange, FilledCart, FillMode } from '#capabilities/cart/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { RepeatedOrder } from '../store/reorder.store.ts';
import { toEarlier } from './reorder.model.ts';

/** What an order's number can be; anything else must not reach the database. */
const orderNumber = /^[A-Za-z0-9_-]{1,40}$/;

/** Puts an order into the caller's cart: one round trip for order and lock, one for prices, one for what is written. */
export async function reorderItems(
  deps: OrderingDeps,
  request: Request,
  number: string,
  mode: FillMode,
): Promise<FilledCart> {
  const finding = getRepeated(deps, request, number);
  const filled = await deps.cart.fillCart(request, finding.then(toEarlier), mode);
  if (filled.undoId === undefined) return filled;
  const { companyId, shipToId } = await finding;
  deps.orders.commitWith(
    deps.audit.record(request.actor, {
      action: 'order-repeated',
      subject: `order:${number}`,
      companyId,
      details: {
        cart: filled.shown.cart.id,
        shipTo: shipToId,
        mode,
        lines: filled.lines.length,
        missing: filled.lines.filter(({ status }) => status === 'missing').length,
        ...(filled.savedCartId ? { saved: filled.savedCartId } : {}),
      },
    }),
  );
  return filled;
}

/** Seen by anyone who holds My Orders where it went; to others it is missing. */
export async function getRepeated(
  { reorders }: Pick<OrderingDeps, 'reorders'>,
  request: Pick<Request, 'scope' | 'holds'>,
  number: string,
): Promise<RepeatedOrder> {
  const found = orderNumber.test(number) ? await reorders.findRepeated(request.scope, number) : undefined;
  const isSeen =
    found && request.holds('My Orders', { id: found.shipToId, companyId: found.companyId, country: found.country });
  if (!isSeen) throw new Refusal('ORDER_NOT_FOUND');
  return found;
}

export async function undoReorder(deps: OrderingDeps, request: Request, undoId: string): Promise<CartChange> {
  const change = await deps.cart.undoFilling(request, undoId);
  if (change.findings.length === 0)
    await deps.audit.record(request.actor, {
      action: 'order-repeat-undone',
      subject: `cart:${change.shown.cart.id}`,
      details: {},
    });
  return change;
}
