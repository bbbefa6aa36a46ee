import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSavedOrder, restoreSavedOrder } from '#capabilities/saved-orders/change-saved-orders.ts';
import { savedOrdersKey } from '#capabilities/saved-orders/saved-orders.queries.ts';
import { failureWords } from '#platform/failure-words.ts';
import { useTranslation } from '#platform/texts.ts';
import { showToast } from '#ui/toasts/toast-desk.ts';

/** Deletes without asking, because it can be taken back: the word on it stays long enough and has the way back (O7). */
export function useDeletion(onLeave: () => void): { remove: (cartId: string) => void; isDeleting: boolean } {
  const { t } = useTranslation('saved-orders');
  const { t: errorText } = useTranslation('errors');
  const client = useQueryClient();
  const listAgain = () => client.invalidateQueries({ queryKey: savedOrdersKey });
  const tellFailure = (text: string, error: unknown) =>
    showToast({ tone: 'failed', topic: 'saved-orders', text, detail: failureWords(errorText, error).text });

  // Not by a mutation's own callbacks: the row it was asked from is gone by then.
  const restore = (cartId: string) =>
    void restoreSavedOrder(cartId)
      .then((text) => showToast({ tone: 'done', topic: 'saved-orders', text }))
      .catch((error: unknown) => tellFailure(t('delete.undoFailed'), error))
      .finally(listAgain);

  const { mutate, isPending } = useMutation({
    mutationFn: deleteSavedOrder,
    onSuccess: (text, cartId) => {
      onLeave();
      showToast({
        tone: 'done',
        topic: 'saved-orders',
        text,
        action: { label: t('delete.undo'), run: () => restore(cartId) },
      });
    },
    onError: (error) => tellFailure(t('delete.failed'), error),
    onSettled: listAgain,
  });
  return { remove: mutate, isDeleting: isPending };
}
