import type { Ledger } from './order-ledger.ts';
import { askToPlace, placedIn } from './place-cart.ts';
import { signIn, untilAnswered } from './portal-client.ts';

const buyersAsked = 5;

/** A cart that was placed before all kills is placed once more, with another number: it gives its one order again (P2). */
export async function findForgottenOrders(address: string, { acknowledged }: Ledger): Promise<string[]> {
  const firstOfBuyers = [...Map.groupBy(acknowledged, ({ email }) => email).values()].flatMap(([first]) => first ?? []);
  const faults: string[] = [];
  for (const { email, cartId, orderNumber } of firstOfBuyers.slice(0, buyersAsked)) {
    const client = await signIn(address, email);
    const cart = { id: cartId, shown_hash: '' };
    const answer = await untilAnswered(() => askToPlace(client, { cart, customerOrderNumber: 'once more' }));
    const again = placedIn(answer).order?.order_number;
    if (again !== orderNumber) faults.push(`the cart ${cartId} of the order ${orderNumber} gave ${again}`);
  }
  return faults;
}
