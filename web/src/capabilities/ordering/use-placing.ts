import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { learnOutcome, type PlaceOutcome, type PlaceStep, type PlacingDeps, placeOnce } from './placing.ts';
import { ordersKey } from './queries/ordering.queries.ts';
import { dropPending, findPending, keepPending, keepReceipt, type Receipt } from './receipt.ts';
import { findOrderNumber, sendOrder, type WantedOrder } from './send-order.ts';

type Placing = { step: PlaceStep | 'resting'; outcome: Exclude<PlaceOutcome, { kind: 'placed' }> | undefined };

const resting: Placing = { step: 'resting', outcome: undefined };

type Ended = {
  onPlaced: (orderNumber: string) => void;
  /** It ended after the reader had gone elsewhere. */
  onEndedUnseen: (outcome: PlaceOutcome) => void;
};

/**
 * Places an order once, however often and fast the button is pressed, and leads on when it is placed. An order that was
 * sent before a reload and never answered is asked for first (T94).
 */
export function usePlacing({ onPlaced, onEndedUnseen }: Ended) {
  const client = useQueryClient();
  const [placing, setPlacing] = useState<Placing>(() => (findPending() ? { ...resting, step: 'checking' } : resting));
  const isBusy = useRef(false);
  const isHere = useRef(true);

  const run = async (receipt: Receipt, act: (deps: Omit<PlacingDeps, 'send'>) => Promise<PlaceOutcome>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const outcome = await act({
        findOrderNumber: () => findOrderNumber(receipt.cartId),
        wait: (ms) => waitWhile(isHere, ms),
        tell: (step) => setPlacing({ step, outcome: undefined }),
      });
      dropPending();
      if (outcome.kind === 'placed') keepReceipt(outcome.orderNumber, receipt);
      if (outcome.kind === 'placed') void client.invalidateQueries({ queryKey: ordersKey });
      if (!isHere.current) onEndedUnseen(outcome);
      else if (outcome.kind === 'placed') onPlaced(outcome.orderNumber);
      else setPlacing({ step: 'resting', outcome });
    } catch (left) {
      if (left !== nobodyWaits) throw left;
    } finally {
      isBusy.current = false;
    }
  };

  const place = (order: WantedOrder, receipt: Receipt) => {
    if (isBusy.current) return;
    keepPending(receipt);
    void run(receipt, (deps) => placeOnce({ ...deps, send: () => sendOrder(order) }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left open is looked after once, when one comes here.
  useEffect(() => {
    isHere.current = true;
    const left = findPending();
    if (left) void run(left, (deps) => learnOutcome(deps, undefined));
    return () => {
      isHere.current = false;
    };
  }, []);

  return { placing, place };
}

const nobodyWaits = Symbol('nobody waits');

const waitWhile = (isHere: { current: boolean }, ms: number): Promise<void> =>
  new Promise((resolve, reject) => setTimeout(() => (isHere.current ? resolve() : reject(nobodyWaits)), ms));
