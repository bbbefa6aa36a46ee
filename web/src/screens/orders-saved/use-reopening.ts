import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cacheCart, cartKey, cartQueries } from '#capabilities/cart/index.ts';
import { reopenSavedOrder, savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { chooseShipTo, isOpenShipTo } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** Makes a saved order the cart. What the cart holds takes its place in the list, and that is said before (T82). */
export function useReopening(order: string): { open: (cartId: string) => Promise<void>; isOpening: boolean } {
  const { t } = useTranslation('saved-orders');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const shipTos = useSession().user?.shipTos ?? [];
  const tellFailure = (failure: unknown, retry: () => void) =>
    showFailure({ topic: 'saved-orders', text: t('open.failed', { order }), failure, retry });

  const { mutate, isPending } = useMutation({
    scope: { id: 'cart' },
    mutationKey: cartKey,
    mutationFn: reopenSavedOrder,
    onSuccess: async ({ message, cart }) => {
      await client.cancelQueries({ queryKey: cartKey });
      cacheCart(client, language, cart);
      // Page and cart speak of one ship-to: that of the order.
      const shipTo = shipTos.find(({ id }) => id === cart.ship_to_id);
      if (shipTo && isOpenShipTo(shipTo)) chooseShipTo(shipTo);
      showToast({ tone: 'done', topic: 'saved-orders', text: message });
      void navigate({ to: '/cart' });
    },
    onError: (error, cartId) => {
      tellFailure(error, () => mutate(cartId));
      void client.invalidateQueries({ queryKey: cartKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedOrdersKey }),
  });

  const open = async (cartId: string) => {
    try {
      const { items } = await client.fetchQuery({ ...cartQueries.brief(language), staleTime: 0 });
      const isMeant = items.length === 0 || (await askToConfirm(question(items.length)));
      if (isMeant) mutate(cartId);
    } catch (error) {
      tellFailure(error, () => void open(cartId));
    }
  };
  const question = (count: number) => ({
    title: t('open.title'),
    text: t('open.text', { count, n: formatNumber(language, count) }),
    confirm: t('open.button'),
  });
  return { open, isOpening: isPending };
}
