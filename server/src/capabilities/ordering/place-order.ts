import type { OrderReference } from '@dray/contract/cart/reference-fields.ts';
import type { Finding, ShownCart } from '#capabilities/cart/index.ts';
import type { Notification } from '#capabilities/notifications/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from './needs/ordering.deps.ts';
import { orderOfCart } from './order-of-cart.model.ts';
import { type Difference, findDifference } from './price-check.model.ts';
import type { Order, OrderChannel } from './rules/ordering.model.ts';
import type { PlacedOrder } from './store/placed-order.store.ts';
import { limitedBundles, takeBundles } from './take-bundles.ts';

export type Placing = {
  cartId: string;
  /** It wins over the cart's own. */
  reference: Partial<OrderReference>;
  /** What stands for everything that the caller was shown. */
  shownHash: string | undefined;
};

export type Refused = { shown: ShownCart; difference: Difference | undefined; findings: readonly Finding[] };
export type Outcome = { placed: PlacedOrder } | { refused: Refused };

/** Somebody else was faster: everything that was written must be taken back, and the caller is told what is left. */
export class TakenByOthers extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super('bundles or coupons taken by others');
    this.refused = refused;
  }
}

type Placer = Pick<Request, 'caller' | 'scope' | 'delivery' | 'actor' | 'language' | 'isFromBrowser'>;

/**
 * The cart is the key of the order: locked first, so that of many calls one places and the others repeat its answer
 * (P2). Two round trips to the database: lock and prices, then everything that is written and the commit.
 */
export async function placeOrder(deps: OrderingDeps, placer: Placer, placing: Placing): Promise<Outcome> {
  const [{ cart, shown }, orderNumber] = await Promise.all([
    deps.cart.lockForPlacing(placer, placing.cartId, placing.reference),
    deps.orders.nextOrderNumber(),
  ]);
  if (!shown) return { placed: await getOrderOfCart(deps, placer.caller.uid, cart.id) };

  const difference = findDifference(shown, placing.shownHash);
  const findings = [...shown.obstacles, ...paymentFindings(shown)];
  if (difference || findings.length > 0) return { refused: { shown, difference, findings } };

  const order = orderOfCart(shown, {
    orderNumber,
    placedBy: placer.actor.name,
    placedAt: deps.clock.now(),
    isAtDesk: placer.actor.actingFor !== undefined,
  });
  await write(deps, placer, { shown, order }, () => [deps.cart.freezeCart(shown), deps.cart.openNextCart(shown)]);
  return { placed: { ...order, grandMinor: order.totals.grandMinor } };
}

/**
 * An order of what no stored cart holds. The key of its origin decides that it exists once; what others have taken
 * meanwhile is thrown, so that nothing of it stays.
 */
export async function placeWanted(
  deps: OrderingDeps,
  placer: Placer,
  shown: ShownCart,
  origin: { channel: OrderChannel; key: string },
): Promise<Outcome> {
  const findings = [...shown.obstacles, ...paymentFindings(shown)];
  if (findings.length > 0) return { refused: { shown, difference: undefined, findings } };
  const orderNumber = await deps.orders.nextOrderNumber();
  const order = orderOfCart(shown, { orderNumber, placedBy: placer.actor.name, placedAt: deps.clock.now(), origin });
  await write(deps, placer, { shown, order }, () => []);
  return { placed: { ...order, grandMinor: order.totals.grandMinor } };
}

type ShownOrder = { shown: ShownCart; order: Order };

async function write(
  deps: OrderingDeps,
  placer: Placer,
  { shown, order }: ShownOrder,
  saveCart: () => Promise<unknown>[],
): Promise<void> {
  const bundles = limitedBundles(shown);
  // Always in this order, or two orders could wait for each other.
  const taking = Promise.all([takeBundles(deps.bundles, bundles), deps.cart.takeCoupons(shown)]);
  const writing = Promise.all([
    deps.orders.addOrder(order),
    ...saveCart(),
    deps.tell(confirmationOf(order, placer), ['mail', 'bell'], deps.erp.announcementOf(order)),
    deps.audit.record(placer.actor, {
      action: 'order-placed',
      subject: `order:${order.orderNumber}`,
      companyId: order.companyId,
      details: {
        ...(order.cartId ? { cart: order.cartId } : { channel: order.origin.channel }),
        shipTo: order.shipToId,
        lines: order.lines.length,
      },
    }),
  ]);
  const isLimited = bundles.length > 0 || deps.cart.limitedCoupons(shown).length > 0;
  if (!isLimited && order.cartId) return deps.orders.commitWith(writing);
  const [taken] = await Promise.all([taking, writing]);
  const findings = taken.flat();
  if (findings.length > 0) throw new TakenByOthers({ shown, difference: undefined, findings });
}

/** A program's call has no language of its own, and that of the desk is not the customer's: they read the mail in theirs. */
const confirmationOf = ({ orderNumber, uid, origin }: Order, { isFromBrowser, language }: Placer): Notification => ({
  kind: 'order-confirmed',
  uid,
  subject: `order:${orderNumber}`,
  params: { orderNumber },
  language: isFromBrowser && origin.channel !== 'desk' ? language : undefined,
});

async function getOrderOfCart({ orders }: OrderingDeps, uid: string, cartId: string): Promise<PlacedOrder> {
  const order = await orders.findOrderOfCart(uid, cartId);
  if (!order) throw new Error(`The cart ${cartId} is ordered but has no order`);
  return order;
}

/** How to pay was agreed with the payer, and may have been agreed anew since it was chosen (T115). */
export function paymentFindings({ cart, context }: ShownCart): Finding[] {
  const { terms } = context;
  const isOffered = cart.paymentMethod !== undefined && terms?.paymentMethods.includes(cart.paymentMethod);
  return isOffered || !terms ? [] : [{ code: 'PAYMENT_NOT_OFFERED', path: ['payment_method'] }];
}
