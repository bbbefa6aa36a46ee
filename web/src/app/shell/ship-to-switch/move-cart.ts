import {
  type Cart,
  type CartContext,
  cacheCart,
  cartKey,
  cartQueries,
  changeCart,
  sendDelivery,
  sendPayment,
  sendShipTo,
} from '#capabilities/cart/index.ts';
import { reopenSavedOrder, savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { chooseShipTo, type ShipTo } from '#capabilities/ship-to/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { logFault } from '#platform/log.ts';
import { SaveCartForLaterDocument } from '../../../generated/operations.ts';

type Move = { context: CartContext; cart: Cart; from: ShipTo | undefined; to: ShipTo };

/** The lines come along. What the server dropped of the delivery is filled with what is usual there. */
export async function takeAlong({ context, to }: Move): Promise<void> {
  const moved = (await changeCart(context, (now) => sendShipTo(now, to.id)))?.cart;
  // Only now: a call that speaks for another ship-to than the cart's is refused (T114).
  chooseShipTo(to);
  const usual = moved?.available_transport_types[0];
  const method = moved?.delivery_method ?? usual?.value;
  const day = moved?.available_transport_types.find(({ value }) => value === method)?.earliest_date;
  if (moved && method && day && (!moved.delivery_method || !moved.delivery_date)) {
    // The cart has moved: a day that could not be filled in is asked for there, and is no reason to call the move failed.
    await changeCart(context, (now) => sendDelivery(now, method, day)).catch(logAndGoOn);
  }
}

const logAndGoOn = (cause: unknown): void => logFault('usual delivery', cause);

/** Back to where it was, with all that was said about its delivery. */
export async function takeBack({ context, cart, from }: Move): Promise<void> {
  const { ship_to_id: shipTo, delivery_method: method, delivery_date: date, selected_payment_method: payment } = cart;
  if (shipTo) await changeCart(context, (now) => sendShipTo(now, shipTo));
  if (from) chooseShipTo(from);
  if (from?.id !== shipTo) return;
  if (method) await changeCart(context, (now) => sendDelivery(now, method, date ?? undefined));
  if (payment) await changeCart(context, (now) => sendPayment(now, payment.code));
}

/** Puts the order aside and begins an empty one at the other ship-to. The server's word on it comes back. */
export async function putAside({ context, cart, to }: Move): Promise<string> {
  const { addSaveOrderForLater: answer } = await callGraphql(
    SaveCartForLaterDocument,
    { cartId: cart.id, orderNumber: cart.customer_order_number },
    // It speaks for no ship-to, and so for none but the cart's own.
    { delivery: { shipToId: '' }, once: sendOnce },
  );
  const [error] = answer.user_errors;
  if (error) throw new CallRefused(200, { said: error.message });
  chooseShipTo(to);
  await forgetCart(context);
  await moveEmpty(context, to);
  return answer.message;
}

/** The order that was put aside is the cart again; the empty one goes. */
export async function fetchBack({ context: { client, language }, cart, from }: Move): Promise<void> {
  const { cart: fetched } = await reopenSavedOrder(cart.id);
  await client.cancelQueries({ queryKey: cartKey });
  cacheCart(client, language, fetched);
  if (from) chooseShipTo(from);
  await client.invalidateQueries({ queryKey: savedOrdersKey });
}

/** An empty cart follows without asking, so that its limits and days are those of the ship-to. */
export async function moveEmpty(context: CartContext, to: ShipTo): Promise<void> {
  await changeCart(context, async (now) => (now.ship_to_id === to.id ? undefined : sendShipTo(now, to.id)));
}

async function forgetCart({ client, language }: CartContext): Promise<void> {
  await Promise.all([cartKey, savedOrdersKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  await client.fetchQuery({ ...cartQueries.brief(language), staleTime: 0 });
}
