import type { Cart, CartLine } from '../queries/active-cart.queries.ts';

export type Blocked = { message: string; lines: readonly CartLine[] };

/** The lines that keep the whole order from being placed, together by what is wrong with them. */
export function blockedLines({ items, obstacles }: Pick<Cart, 'items' | 'obstacles'>): Blocked[] {
  const found = new Map<string, CartLine[]>();
  for (const { path, message } of obstacles) {
    const line = path?.[0] === 'items' ? items.find(({ id }) => id === path[1]) : undefined;
    if (line) found.set(message, [...(found.get(message) ?? []), line]);
  }
  return [...found].map(([message, lines]) => ({ message, lines }));
}
