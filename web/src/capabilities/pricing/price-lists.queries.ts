import type { Country } from '@dray/contract/markets.ts';
import type { priceListRoutes } from '@dray/contract/pricing/price-lists.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { readAddress, text } from '#ui/list/filters/address-fields.ts';

type Routes = typeof priceListRoutes;
export type PriceListRow = RestAnswer<Routes['listPriceLists']>['results'][number];
export type FollowedLists = RestAnswer<Routes['getAssignments']>;
export type AssignmentPreview = RestAnswer<Routes['previewAssignment']>;
export type Planned = { priceList: string; validFrom: string };

const listsKey = ['price-lists'] as const;

export const priceListQueries = {
  lists: (country?: Country) =>
    queryOptions({
      queryKey: [...listsKey, 'all', country],
      queryFn: ({ signal }) => callRest('GET /api/staff/price-lists', { query: country ? { country } : {}, signal }),
    }),
  followed: (shipTo: string) =>
    queryOptions({
      queryKey: [...listsKey, 'followed', shipTo],
      queryFn: ({ signal }) => callRest('GET /api/staff/assignments', { query: { shipTo }, signal }),
      retry: false,
    }),
  preview: (shipTo: string, planned: Planned) =>
    queryOptions({
      queryKey: [...listsKey, 'preview', shipTo, planned],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/assignments/preview', { query: { shipTo, ...planned }, signal }),
      retry: false,
    }),
};

type Wanted = { shipTo: string; validFrom: string; priceList: string | null; version: string };

/** Without a list the day is taken back. */
export function useAssignPriceList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Wanted) => callRest('PUT /api/staff/assignments', { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: listsKey }),
  });
}

const maxTyped = 60;

/** Whose lists are looked at, as it was typed. */
export const readPriceLists = (raw: Readonly<Record<string, unknown>>) => readAddress({ shipTo: text(maxTyped) }, raw);
export type PriceListsAddress = ReturnType<typeof readPriceLists>;
