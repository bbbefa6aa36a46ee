import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { changesSettled } from '../changes/change-cart.ts';
import { ShipToConflictContext } from '../elsewhere/ship-to-conflict.ts';
import { type RepeatPreview, repeatQueries } from './reorder.queries.ts';
import { type RepeatMode, repeatOrder, undoRepeat } from './repeat-order.ts';

export type Repeating = {
  start: (orderNumber: string) => void;
  /** The order that is being looked at or put in. */
  busyWith: string | undefined;
  /** What has to be asked, because there is something in the cart already. */
  asked: RepeatPreview | undefined;
  go: (preview: RepeatPreview, mode: RepeatMode) => void;
  close: () => void;
};

/** Repeats an order: an empty cart is filled at once, for a full one it is asked how; then the cart tells what came of it. */
export function useRepeat(): Repeating {
  const { t } = useTranslation('reorder');
  const client = useQueryClient();
  const language = useLanguage();
  const router = useRouter();
  const conflictOf = use(ShipToConflictContext);
  const [busyWith, setBusyWith] = useState<string>();
  const [asked, setAsked] = useState<RepeatPreview>();

  const withBusy = async (orderNumber: string, work: () => Promise<void>) => {
    setBusyWith(orderNumber);
    try {
      await work();
    } catch (failure) {
      const text = t('reorder.failed', { number: orderNumber });
      showFailure({ topic: 'reorder', text, failure, retry: () => void withBusy(orderNumber, work) });
    } finally {
      setBusyWith(undefined);
    }
  };
  const fill = async (preview: RepeatPreview, mode: RepeatMode) => {
    const cart = await repeatOrder({ client, language }, preview, mode);
    setAsked(undefined);
    // The order went to another ship-to: what is chosen here follows the cart.
    if (cart.ship_to_id) conflictOf(cart.ship_to_id)?.goOn?.();
    await router.navigate({ to: '/cart', search: { repeated: preview.order_number ?? '' } });
  };
  const look = async (orderNumber: string) => {
    await changesSettled({ client, language });
    const preview = await client.fetchQuery({ ...repeatQueries.preview({ orderNumber, language }), staleTime: 0 });
    if (preview.cart_lines === 0) await fill(preview, 'ADD');
    else setAsked(preview);
  };
  return {
    busyWith,
    asked,
    start: (orderNumber) => void (busyWith ?? withBusy(orderNumber, () => look(orderNumber))),
    go: (preview, mode) => void (busyWith ?? withBusy(preview.order_number ?? '', () => fill(preview, mode))),
    close: () => setAsked(undefined),
  };
}

/** Takes a repeated order out of the cart again, all of it. */
export function useUndoRepeat(undoId: string, onDone: () => void): { run: () => void; isUndoing: boolean } {
  const { t } = useTranslation('reorder');
  const context = { client: useQueryClient(), language: useLanguage() };
  const [isUndoing, setUndoing] = useState(false);
  const run = async () => {
    if (isUndoing) return;
    setUndoing(true);
    try {
      await undoRepeat(context, undoId);
      showToast({ tone: 'done', topic: 'reorder', text: t('reorder.result.undone') });
      onDone();
    } catch (failure) {
      showFailure({ topic: 'reorder', text: t('reorder.result.undoFailed'), failure, retry: () => void run() });
    } finally {
      setUndoing(false);
    }
  };
  return { run: () => void run(), isUndoing };
}
