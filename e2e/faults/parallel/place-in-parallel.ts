import { type Buyer, fillCart } from '../orders/buyer.ts';
import type { Ledger } from '../orders/order-ledger.ts';
import { askToPlace, placedIn } from '../orders/place-cart.ts';
import { untilAnswered } from '../orders/portal-client.ts';
import { shareOut } from './shared-work.ts';

/** Each cart is placed by several calls at once: one order, and everybody is told the same number (P2, A1). */
export async function placeInParallel(
  buyers: readonly Buyer[],
  { carts, callsEach }: { carts: number; callsEach: number },
): Promise<{ acknowledged: Ledger['acknowledged']; faults: string[] }> {
  const acknowledged: Ledger['acknowledged'] = [];
  const faults: string[] = [];
  let repeats = 0;
  await shareOut(buyers, carts, async (buyer, piece) => {
    const { client } = buyer;
    const cart = await fillCart(buyer);
    const customerOrderNumber = `P-${piece}`;
    const call = () => untilAnswered(() => askToPlace(client, { cart, customerOrderNumber }));
    const answers = (await Promise.all(Array.from({ length: callsEach }, call))).map(placedIn);

    const [first] = answers;
    const isSame = answers.every(({ order }) => order && order.order_number === first?.order?.order_number);
    if (!isSame || !first?.order) return void faults.push(`the cart ${cart.id} gave ${JSON.stringify(answers)}`);
    const { order_number: orderNumber, total } = first.order;
    repeats += answers.length - 1;
    const entry = { email: client.email, cartId: cart.id, orderNumber, customerOrderNumber, total };
    acknowledged.push({ kind: 'acknowledged', ...entry });
  });
  const numbers = new Set(acknowledged.map(({ orderNumber }) => orderNumber));
  if (numbers.size !== carts) faults.push(`${carts} carts gave ${numbers.size} order numbers`);
  console.log(
    `${carts} carts × ${callsEach} calls at once: ${numbers.size} orders, ${repeats} repeats with the same number`,
  );
  return { acknowledged, faults };
}
