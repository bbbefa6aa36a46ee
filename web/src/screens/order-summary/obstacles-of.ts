import type { Cart } from '#capabilities/cart/active-cart.queries.ts';

type Hindered = Pick<Cart, 'obstacles'> & { items: readonly { id: string; product: { name: string } }[] };

/** Everything the server would refuse this order for; what is wrong with a line is told by the product's name. */
export function obstaclesOf({ obstacles, items }: Hindered): string[] {
  const messages = obstacles
    // The agreement has its own question on this screen (T48).
    .filter(({ code }) => code !== 'AGREEMENT_MISSING')
    .map(({ message, path }) => {
      const item = items.find(({ id }) => path?.[0] === 'items' && path[1] === id);
      return item ? `${item.product.name}: ${message}` : message;
    });
  // Two fields may have the same fault; each says so itself, here once is enough.
  return [...new Set(messages)];
}

/** What is wrong with one field of the delivery, by its name on the wire. */
export const obstacleOf = ({ obstacles }: Pick<Cart, 'obstacles'>, field: string): string | undefined =>
  obstacles.find(({ path }) => path?.[0] === field)?.message;
