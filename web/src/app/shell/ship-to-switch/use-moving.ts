import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cart, flushAllPending, isShipToAsked } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';
import { failureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { fetchBack, putAside, takeAlong, takeBack } from './move-cart.ts';

type Wanted = { cart: Cart; from: ShipTo | undefined; to: ShipTo; onDone: () => void };
type MovingChoice = 'keep' | 'save';
type Moving = { keep: () => void; save: () => void; busy: MovingChoice | undefined; error: string | undefined };

/** Both ways to the other ship-to, each with its way back (T82). */
export function useMoving({ cart, from, to, onDone }: Wanted): Moving {
  const { t } = useTranslation(['moving', 'shell']);
  const { t: errorText } = useTranslation('errors');
  const { may } = useSession();
  const context = { client: useQueryClient(), language: useLanguage() };
  const [busy, setBusy] = useState<MovingChoice>();
  const [error, setError] = useState<string>();
  const move = { context, cart, from, to };

  const tell = (text: string, back: (() => Promise<void>) | undefined) =>
    showToast({
      tone: 'done',
      topic: 'ship-to',
      text,
      ...(back ? { action: { label: t('shell:cart.undo'), run: () => void undo(back) } } : {}),
    });
  const undo = (back: () => Promise<void>): Promise<void> =>
    back().catch((failure: unknown) =>
      showFailure({ topic: 'ship-to', text: t('moving.undoFailed'), failure, retry: () => void undo(back) }),
    );
  const go = async (choice: MovingChoice, work: () => Promise<void>) => {
    setBusy(choice);
    setError(undefined);
    try {
      // What waits for this very move to be made is saved after it.
      if (!isShipToAsked()) await flushAllPending();
      await work();
      onDone();
    } catch (failure) {
      setError(failureWords(errorText, failure).text);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    keep: () =>
      void go('keep', async () => {
        await takeAlong(move);
        tell(t('moving.moved', { shipTo: shipToName(to) }), cart.ship_to_id ? () => takeBack(move) : undefined);
      }),
    save: () =>
      void go('save', async () => {
        const message = await putAside(move);
        tell(message, may('My Orders') ? () => fetchBack(move) : undefined);
      }),
    busy,
    error,
  };
}
