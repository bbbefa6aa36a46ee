import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { amountOf, changeCart, putIntoCart, sendAmount } from '#capabilities/cart/index.ts';
import { contractsKey } from '#capabilities/contracts/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

type Wanted = { sku: string; name: string; packs: number; amount: string };

/** So many packs into the cart at one press, with a way back; the contract is worked out anew after each. */
export function useRefill({ sku, name, packs, amount }: Wanted): { add: () => Promise<void>; isSending: boolean } {
  const { t } = useTranslation('contracts');
  const client = useQueryClient();
  const context = { client, language: useLanguage() };
  const [isSending, setSending] = useState(false);
  const reckon = () => client.invalidateQueries({ queryKey: contractsKey });
  const topic = `cart ${sku}`;

  const takeBack = async (): Promise<void> => {
    try {
      await changeCart(context, async (cart) => {
        const line = cart.items.find(({ product }) => product.sku === sku);
        const there = line && amountOf(line);
        return line && there
          ? sendAmount(cart, line.id, { ...there, pack: Math.max(0, there.pack - packs) })
          : undefined;
      });
      await reckon();
    } catch (failure) {
      showFailure({ topic, text: t('next.undoFailed', { product: name }), failure, retry: () => void takeBack() });
    }
  };

  const add = async (): Promise<void> => {
    setSending(true);
    try {
      const { added, faults } = await putIntoCart(context, [{ sku, name, amount: { ...noPacks, pack: packs } }]);
      if (faults.length > 0) showToast({ tone: 'failed', topic, text: faults.join('; ') });
      if (added > 0 && faults.length === 0) {
        const action = { label: t('next.undo'), run: () => void takeBack() };
        showToast({ tone: 'done', topic, text: t('next.added', { amount, product: name }), action });
      }
      await reckon();
    } catch (failure) {
      showFailure({ topic, text: t('next.addFailed', { product: name }), failure, retry: () => void add() });
    } finally {
      setSending(false);
    }
  };
  return { add, isSending };
}
