import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#platform/texts/texts.ts';
import { amountOf, type CountedLine, isSameAmount } from '../changes/line-amount.ts';
import { flushPending, forgetPending, setPending, usePending } from './pending-amounts.ts';
import { type LineOfProduct, saveLine } from './save-line.ts';

export type LineAmount = {
  /** What is shown: what is being typed, else what the server keeps. */
  amount: PackAmount;
  state: 'saved' | 'waiting' | 'sending';
  /** `isFinal` is a decision, not a key on the way to one: a stepper, a bin. */
  set: (amount: PackAmount, options?: { isFinal?: boolean }) => void;
  /** Saves at once what waits. */
  flush: () => void;
  /** Back to how it was before the edit. */
  undo: (amount: PackAmount) => void;
};

/** The amount of one line, shown at once wherever the line is and saved by itself (moment 11). */
export function useLineAmount(line: LineOfProduct, stored: CountedLine | undefined): LineAmount {
  const context = { client: useQueryClient(), language: useLanguage() };
  const key = line.lineId ?? line.product.sku;
  const pending = usePending(key);
  const saved = amountOf(stored);
  const set: LineAmount['set'] = (amount, options) =>
    setPending(key, amount, (latest) => saveLine(context, line, latest), options);
  return {
    amount: pending?.amount ?? saved,
    state: pending ? (pending.isSending ? 'sending' : 'waiting') : 'saved',
    set,
    flush: () => void flushPending(key),
    undo: (amount) => {
      // What is on its way cannot be called back, only set back.
      if (!forgetPending(key) || !isSameAmount(amount, saved)) set(amount, { isFinal: true });
    },
  };
}
