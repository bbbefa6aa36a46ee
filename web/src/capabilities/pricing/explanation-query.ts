import type { PriceExplanation } from '@dray/contract/pricing/price-explanation.rest.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { AskedPrice } from './price-question.ts';

export type { PriceExplanation };

export const priceKey = ['price-explanation'] as const;

/** Another question never shows the answer to the one before: a price beside the wrong ship-to would be believed. */
export const explanationQuery = (asked: AskedPrice) =>
  queryOptions({
    queryKey: [...priceKey, asked],
    queryFn: ({ signal }) => callRest('GET /api/staff/prices/explain', { query: asked, signal }),
  });
