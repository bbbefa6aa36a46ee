import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cart, flushAllPending, isShipToAsked } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';
import { isUnsure } from '#platform/calls/call-errors.ts';
import { failureWords } from '#platform/calls/failure-words.ts';
import { lookAgain } from '#platform/calls/look-again.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { fetchBack, putAside, takeAlong, takeBack } from './move-cart.ts';

type Wanted = { cart: Cart; from: ShipTo | undefined; to: ShipTo; onDone: () => void };
type MovingChoice = 'keep' | 'save';
type Moving = {
  keep: () => void;
  save: () => void;
  busy: MovingChoice | undefined;
  /** What did not happen and why, and the same once more. */
  failed: { text: string; retry: () => void } | undefined;
};

/** Both ways to the other ship-to, each with its way back (T82). */
export function useMoving({ cart, from, to, onDone }: Wanted): Moving {
  const { t } = useTranslation(['moving', 'shell', 'common']);
  const { t: errorText } = useTranslation('errors');
  const { may } = useSession();
  const context = { client: useQueryClient(), language: useLanguage() };
  const [busy, setBusy] = useState<MovingChoice>();
  const [failed, setFailed] = useState<Moving['failed']>();
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
  // Where nobody knows whether it went through, the page looks first and does not say that nothing changed (T154).
  const wordsOf = async (failure: unknown): Promise<string> => {
    const { text } = failureWords(errorText, failure);
    if (!isUnsure(failure)) return `${t('moving.failed', { shipTo: shipToName(to) })} ${text}`;
    await lookAgain();
    return `${shipToName(to)}: ${t('common:unsure')}`;
  };
  const go = async (choice: MovingChoice, work: () => Promise<void>) => {
    setBusy(choice);
    setFailed(undefined);
    try {
      // What waits for this very move to be made is saved after it.
      if (!isShipToAsked()) await flushAllPending();
      await work();
      onDone();
    } catch (failure) {
      setFailed({ text: await wordsOf(failure), retry: () => void go(choice, work) });
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
    failed,
  };
}
