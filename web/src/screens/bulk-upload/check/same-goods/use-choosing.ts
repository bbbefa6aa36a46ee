import type { SameGoodsChoice } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chooseSameGoods } from '#capabilities/bulk-upload/index.ts';
import { currentTexts } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showChanged } from '../faults/use-mending.ts';

type Choosing = { choice: SameGoodsChoice; goods: readonly { order: string; sku: string }[] };
export type Choose = (choosing: Choosing) => void;

/** What shall become of goods that stand in several rows of one order; after each other with what is mended. */
export function useChoosing(jobId: string): Choose {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `bulk ${jobId}` },
    mutationFn: (choosing: Choosing) => chooseSameGoods(jobId, choosing),
    onSuccess: (changed) => showChanged(client, jobId, changed),
    onError: (failure, choosing) => {
      const text = currentTexts('bulk-upload')('sameGoods.notSaved');
      showFailure({ topic: 'bulk same goods', text, failure, retry: () => mutate(choosing) });
    },
  });
  return useCallback((choosing: Choosing) => mutate(choosing), [mutate]);
}
