import { retention } from '@dray/contract/retention.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';

/** What a cart held when this process last saw it. */
export type CartHint = { shipToId: string | undefined; skus: readonly string[] };

export type CartHints = {
  find(cartId: string): CartHint | undefined;
  keep(cartId: string, hint: CartHint): void;
  /** Of a cart that will not be priced again. */
  forget(cartId: string): void;
};

/** Skus, over all carts. */
const maxCached = 200_000;

/**
 * Only a guess at what prices will be needed, so that they can be asked for together with the cart itself. What the cart
 * truly holds is read under its lock every time; a wrong guess costs one more question, never a wrong answer.
 */
export function cartHints(clock: Clock): CartHints {
  const cached = boundedCache<CartHint & { at: number }>(maxCached);
  const maxMs = retention.cartHintHours * 3_600_000;
  return {
    find(cartId) {
      const hint = cached.get(cartId);
      if (!hint || clock.now().getTime() - hint.at <= maxMs) return hint;
      cached.forget(cartId);
      return undefined;
    },
    keep: (cartId, hint) => cached.set(cartId, { ...hint, at: clock.now().getTime() }, hint.skus.length + 1),
    forget: (cartId) => cached.forget(cartId),
  };
}
