import type { Cart } from '#capabilities/cart/index.ts';

type Obstructed = Pick<Cart, 'obstacles'> & { proposed_customer_order_number?: string | null };
type Hindered = Obstructed & { items: readonly { id: string }[] };

/** Everything the server would refuse this order for; what is wrong with a line is shown apart, with a way out. */
export function obstaclesOf(cart: Hindered): string[] {
  const { items } = cart;
  const messages = remainingObstacles(cart)
    .filter(({ path }) => !items.some(({ id }) => path?.[0] === 'items' && path[1] === id))
    // The agreement has its own question on this screen (T48).
    .filter(({ code }) => code !== 'AGREEMENT_MISSING')
    .map(({ message }) => message);
  // Two fields may have the same fault; each says so itself, here once is enough.
  return [...new Set(messages)];
}

/** What is wrong with one field of the delivery, by its name on the wire. */
export const obstacleOf = (cart: Obstructed, field: string): string | undefined =>
  remainingObstacles(cart).find(({ path }) => path?.[0] === field)?.message;

/** A number that is proposed and shown goes along with the order, so its absence from the cart is in nobody's way (T130). */
const remainingObstacles = ({
  obstacles,
  proposed_customer_order_number: proposed,
}: Obstructed): Obstructed['obstacles'] =>
  obstacles.filter(({ code }) => !(proposed && code === 'ORDER_NUMBER_MISSING'));
