import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { CartDeps } from './cart.deps.ts';

export type ForgottenCarts = { deletedCarts: number; couponGuesses: number; cartUndos: number };

/** One round of what the night removes; ordered carts stay, for they answer anyone who places them again (T94). */
export async function forgetOldCarts({ carts, clock }: CartDeps, max: number): Promise<ForgottenCarts> {
  const now = clock.now();
  const [deletedCarts, couponGuesses, cartUndos] = await Promise.all([
    carts.removeDeletedCarts(daysBefore(now, retention.deletedCartDays), max),
    carts.removeGuesses(daysBefore(now, retention.couponGuessDays), max),
    carts.removeUndos(daysBefore(now, retention.cartUndoDays), max),
  ]);
  return { deletedCarts, couponGuesses, cartUndos };
}
