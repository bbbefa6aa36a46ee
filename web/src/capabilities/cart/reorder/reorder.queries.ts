import type { Language } from '@dray/contract/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  PreviewReorderDocument,
  type PreviewReorderQuery,
  type RepeatedLineFragment,
  type RepeatOutcomeFragment,
} from '../../../generated/operations.ts';

export type RepeatPreview = PreviewReorderQuery['previewReorder'];
export type RepeatedLine = RepeatedLineFragment;
export type RepeatOutcome = RepeatOutcomeFragment;

/** Not under the cart's own key: a change of the cart would take away what somebody is reading. */
const repeatKey = ['reorder'] as const;

type Wanted = { orderNumber?: string; shipToId?: string | undefined; language: Language };

export const repeatQueries = {
  /** What repeating would come to; without a number, of the last order to the chosen ship-to (O4). */
  preview: ({ orderNumber, shipToId, language }: Wanted) =>
    queryOptions({
      queryKey: [...repeatKey, 'preview', orderNumber ?? null, shipToId ?? null, language],
      queryFn: async ({ signal }): Promise<RepeatPreview> =>
        (await callGraphql(PreviewReorderDocument, { orderNumber: orderNumber ?? null }, { signal })).previewReorder,
      staleTime: 30_000,
    }),
};
