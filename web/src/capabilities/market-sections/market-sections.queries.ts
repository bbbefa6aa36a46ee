import type { Country } from '@dray/contract/markets.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { sectionsRoutes } from '@dray/contract/staff/sections.rest.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type MarketSection = RestAnswer<(typeof sectionsRoutes)['listMarketSections']>['results'][number];

const key = ['market-sections'] as const;

export const marketSectionsQuery = (country: Country) =>
  queryOptions({
    queryKey: [...key, country],
    queryFn: ({ signal }) => callRest('GET /api/staff/sections', { query: { country }, signal }),
  });

export const useSetSection = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { country: Country; section: Section; isClosed: boolean }) =>
      callRest('PUT /api/staff/sections', { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
};
