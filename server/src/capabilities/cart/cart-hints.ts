import { boundedCache } from '#platform/bounded-cache.ts';

/** What a cart held when this process last saw it. */
export type CartHint = { shipToId: string | undefined; skus: readonly string[] };

export type CartHints = { find(cartId: string): CartHint | undefined; keep(cartId: string, hint: CartHint): void };

/** Skus, over all carts. */
const mostKept = 200_000;

/**
 * Only a guess at what prices will be needed, so that they can be asked for together with the cart itself. What the cart
 * truly holds is read under its lock every time; a wrong guess costs one more question, never a wrong answer.
 */
export function cartHints(): CartHints {
  const kept = boundedCache<CartHint>(mostKept);
  return { find: (cartId) => kept.get(cartId), keep: (cartId, hint) => kept.set(cartId, hint, hint.skus.length + 1) };
}
