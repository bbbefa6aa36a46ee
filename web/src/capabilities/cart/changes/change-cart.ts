import type { Language } from '@dray/contract/languages.ts';
import { MutationObserver, type QueryClient, useIsMutating } from '@tanstack/react-query';
import { cacheCart } from '../queries/active-cart.queries.ts';
import { type BriefCart, cartKey, cartQueries } from '../queries/cart.queries.ts';
import { type Answer, CartRefused } from './send-lines.ts';
import { askForShipTo } from './ship-to-question.ts';

/** Where a change is made: the kept answers, and the language in which the next one is wanted. */
export type CartContext = { client: QueryClient; language: Language };

/** Undefined where the cart is already as it shall be. */
export type Send = (cart: BriefCart) => Promise<Answer | undefined>;

/**
 * Every change of the cart goes through here, one after the other: the second is sent for the cart that the first one
 * made. The whole cart comes back with each. What the server would not do is thrown, with the fresh cart kept already.
 * A cart that turns out to be for another ship-to than the chosen (T114) is asked about, and the change is made after that.
 */
export async function changeCart(context: CartContext, send: Send): Promise<Answer | undefined> {
  try {
    return await makeChange(context, send);
  } catch (failure) {
    if (isForAnotherShipTo(failure) && (await askForShipTo())) return makeChange(context, send);
    throw failure;
  }
}

const isForAnotherShipTo = (failure: unknown): boolean =>
  failure instanceof CartRefused && failure.reason === 'OUTLET_DIFFERS';

function makeChange({ client, language }: CartContext, send: Send): Promise<Answer | undefined> {
  const change = new MutationObserver(client, {
    scope: { id: 'cart' },
    mutationKey: cartKey,
    mutationFn: async () => {
      const answer = await send(await client.ensureQueryData(cartQueries.brief(language)));
      if (!answer) return undefined;
      await client.cancelQueries({ queryKey: cartKey });
      cacheCart(client, language, answer.cart);
      const [error] = answer.user_errors;
      // Of several lines some may have gone in; the code that added them says which.
      if (error && answer.line_results.length === 0) throw new CartRefused(answer, error);
      return answer;
    },
    // Nobody knows what became of it, so nobody may go on believing what is kept.
    onError: (error) => error instanceof CartRefused || client.invalidateQueries({ queryKey: cartKey }),
  });
  return change.mutate();
}

/** Whether something of the cart is on its way. */
export const useIsCartChanging = (): boolean => useIsMutating({ mutationKey: cartKey }) > 0;

/** Resolves when every change that was made before is answered, well or badly. */
export async function changesSettled(context: CartContext): Promise<void> {
  await changeCart(context, async () => undefined).catch(() => undefined);
}
