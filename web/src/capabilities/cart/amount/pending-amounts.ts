import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { useSyncExternalStore } from 'react';
import { failureWords } from '#platform/calls/failure-words.ts';
import { queriesNotified } from '#platform/calls/queries-notified.ts';
import { logFault } from '#platform/log.ts';
import { currentTexts } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { isNothing, isSameAmount } from '../changes/line-amount.ts';

/** An amount that somebody has set and the server has not answered to yet. */
export type Pending = {
  readonly amount: PackAmount;
  readonly isSending: boolean;
  /** A decision, not a key on the way to one. */
  readonly isFinal: boolean;
};

type Save = (amount: PackAmount) => Promise<void>;
type Entry = Pending & { save: Save; timer?: ReturnType<typeof setTimeout> | undefined };

const settleMs = 400;
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

function put(key: string, entry: Entry | undefined): void {
  if (entry) entries.set(key, entry);
  else entries.delete(key);
  for (const listener of listeners) listener();
}

/**
 * Remembers an amount by its line and saves it when it has stood still for a moment (moment 11). What would empty the
 * line waits until the field is left: a buyer who clears it to write another number must not lose the line while typing.
 */
export function setPending(key: string, amount: PackAmount, save: Save, { isFinal = false } = {}): void {
  const before = entries.get(key);
  clearTimeout(before?.timer);
  const waits = isNothing(amount) && !isFinal;
  const timer = waits ? undefined : setTimeout(() => void flushPending(key), settleMs);
  put(key, { amount, save, isFinal, isSending: before?.isSending ?? false, timer });
}

/** Saves what waits without waiting longer: the field was left, or Enter was pressed. */
export async function flushPending(key: string): Promise<void> {
  const entry = entries.get(key);
  if (!entry) return;
  clearTimeout(entry.timer);
  const { amount, save } = entry;
  put(key, { ...entry, isSending: true, timer: undefined });
  try {
    await save(amount);
    await queriesNotified();
  } catch (cause) {
    // Refusals are reported by the code that saves; here is what nobody foresaw, such as a part of the program that did not come.
    logFault(`saving of ${key}`, cause);
    const t = currentTexts('errors');
    const retry = () => {
      setPending(key, amount, save, { isFinal: true });
      void flushPending(key);
    };
    const action = { label: t('retry'), run: retry };
    showToast({ tone: 'failed', topic: `cart ${key}`, text: failureWords(t, cause).text, action });
  } finally {
    settle(key, amount);
  }
}

/** A newer amount has its own timer; it only loses the mark of the older one. */
function settle(key: string, amount: PackAmount): void {
  const now = entries.get(key);
  if (now && isSameAmount(now.amount, amount) && now.timer === undefined) put(key, undefined);
  else if (now) put(key, { ...now, isSending: false });
}

/** Takes back what was not sent yet; false where it is on its way already. */
export function forgetPending(key: string): boolean {
  const entry = entries.get(key);
  if (entry?.isSending) return false;
  clearTimeout(entry?.timer);
  if (entry) put(key, undefined);
  return true;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePending = (key: string): Pending | undefined => useSyncExternalStore(watch, () => entries.get(key));

export const readPending = (key: string): Pending | undefined => entries.get(key);

/** Before one goes on: nothing that was typed stays behind. */
export const flushAllPending = async (): Promise<void> => {
  await Promise.all([...entries.keys()].map(flushPending));
};

// A buyer who closes the page in the moment between a key and its saving has ordered all the same.
globalThis.addEventListener?.('pagehide', () => void flushAllPending());
