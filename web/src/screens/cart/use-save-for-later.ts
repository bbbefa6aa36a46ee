import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Cart, cartKey } from '#capabilities/cart/index.ts';
import { savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { SaveCartForLaterDocument } from '../../generated/operations.ts';

/** Puts the order aside under its number; the cart is empty then, and the server's word is shown (K13). */
export function useSaveForLater(): { save: (cart: Cart) => void; isSaving: boolean } {
  const { t } = useTranslation('cart');
  const client = useQueryClient();
  const router = useRouter();
  const { may } = useSession();
  const { mutate, isPending } = useMutation({
    scope: { id: 'cart' },
    mutationKey: cartKey,
    mutationFn: async ({ id, customer_order_number: orderNumber }: Cart) => {
      const { addSaveOrderForLater: answer } = await callGraphql(
        SaveCartForLaterDocument,
        { cartId: id, orderNumber },
        { once: sendOnce },
      );
      const [error] = answer.user_errors;
      if (error) throw new CallRefused(200, { said: error.message });
      return answer.message;
    },
    onSuccess: (message) =>
      showToast({
        tone: 'done',
        topic: 'cart',
        text: message,
        ...(may('My Orders')
          ? { action: { label: t('later.show'), run: () => void router.navigate({ to: '/orders/saved' }) } }
          : {}),
      }),
    onError: (failure, cart) =>
      showFailure({ topic: 'cart', text: t('later.failed'), failure, retry: () => mutate(cart) }),
    onSettled: () => Promise.all([cartKey, savedOrdersKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return { save: mutate, isSaving: isPending };
}
