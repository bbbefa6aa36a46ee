import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSavedOrder, restoreSavedOrder, savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

type Deletion = { remove: (cartId: string) => void; isDeleting: boolean };

const topic = 'saved-orders';

/** Deletes without asking, because it can be taken back: the word on it stays long enough and has the way back (O7). */
export function useDeletion(order: string, onLeave: () => void): Deletion {
  const { t } = useTranslation('saved-orders');
  const client = useQueryClient();
  const listAgain = () => client.invalidateQueries({ queryKey: savedOrdersKey });

  // Not by a mutation's own callbacks: the row it was asked from is gone by then.
  const restore = (cartId: string) =>
    void restoreSavedOrder(cartId)
      .then((text) => showToast({ tone: 'done', topic, text }))
      .catch((failure: unknown) =>
        showFailure({ topic, text: t('delete.undoFailed', { order }), failure, retry: () => restore(cartId) }),
      )
      .finally(listAgain);

  const { mutate, isPending } = useMutation({
    mutationFn: deleteSavedOrder,
    onSuccess: (text, cartId) => {
      onLeave();
      showToast({ tone: 'done', topic, text, action: { label: t('delete.undo'), run: () => restore(cartId) } });
    },
    onError: (failure, cartId) =>
      showFailure({ topic, text: t('delete.failed', { order }), failure, retry: () => mutate(cartId) }),
    onSettled: listAgain,
  });
  return { remove: mutate, isDeleting: isPending };
}
