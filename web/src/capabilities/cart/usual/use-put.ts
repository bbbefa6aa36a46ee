import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { type PutLine, putIntoCart } from './put-into-cart.ts';

/** Puts lines of the usual order into the cart and tells what came of it; true where something went in. */
export function usePut(): { put: (lines: readonly PutLine[]) => Promise<boolean>; isPutting: boolean } {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const context = { client: useQueryClient(), language };
  const router = useRouter();
  const [isPutting, setPutting] = useState(false);
  const put = async (lines: readonly PutLine[]): Promise<boolean> => {
    if (isPutting) return false;
    setPutting(true);
    try {
      const { added, faults } = await putIntoCart(context, lines);
      const action = { label: t('usual.show'), run: () => void router.navigate({ to: '/cart' }) };
      if (faults.length > 0) {
        const text = t('usual.notAll', { products: faults.join('; ') });
        showToast({ tone: 'failed', topic: 'usual faults', text, action });
      }
      if (added > 0) {
        const text = t('usual.done', { count: added, n: formatNumber(language, added) });
        showToast({ tone: 'done', topic: 'usual', text, action });
      }
      return added > 0;
    } catch (failure) {
      showFailure({ topic: 'usual', text: t('usual.failed'), failure, retry: () => void put(lines) });
      return false;
    } finally {
      setPutting(false);
    }
  };
  return { put, isPutting };
}
