import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { SaveCartForLaterDocument } from '../../../generated/operations.ts';
import type { Cart, CartLine } from '../queries/active-cart.queries.ts';
import { cartKey } from '../queries/cart.queries.ts';

type Wanted = { cart: Cart; lines: readonly CartLine[]; onDone: (() => void) | undefined };

/** Takes lines out of the cart into a saved order, so that the others can be ordered. */
export function useSetAside(savedOrders: QueryKey) {
  const { t } = useTranslation('cart');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: 'cart' },
    mutationKey: cartKey,
    mutationFn: async ({ cart, lines }: Wanted) => {
      const lineIds = lines.map(({ id }) => id);
      const { addSaveOrderForLater: answer } = await callGraphql(
        SaveCartForLaterDocument,
        { cartId: cart.id, orderNumber: null, lineIds },
        { once: sendOnce },
      );
      const [error] = answer.user_errors;
      if (error) throw new CallRefused(200, { said: error.message });
      await Promise.all([cartKey, savedOrders].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onSuccess: (_done, { lines, onDone }) => {
      const products = lines.map(({ product }) => product.name).join(', ');
      showToast({ tone: 'done', topic: 'cart', text: t('blocked.done', { products }) });
      onDone?.();
    },
    onError: (failure, wanted) =>
      showFailure({ topic: 'cart', text: t('blocked.failed'), failure, retry: () => mutate(wanted) }),
  });
  const save = (cart: Cart, lines: readonly CartLine[], onDone?: () => void) => mutate({ cart, lines, onDone });
  return { save, isSaving: isPending };
}
