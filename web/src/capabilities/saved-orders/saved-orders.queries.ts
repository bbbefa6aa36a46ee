import type { Language } from '@dray/contract/languages.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  CountSavedOrdersDocument,
  SavedOrderDocument,
  type SavedOrderQuery,
  SavedOrdersDocument,
  type SavedOrdersQuery,
} from '../../generated/operations.ts';
import type { SavedOrdersAddress } from './saved-orders-address.ts';

export type SavedOrderRow = SavedOrdersQuery['getSaveOrderForLater']['items'][number];
export type SavedOrderDetail = NonNullable<SavedOrderQuery['getSaveOrderDetails']>;

export const savedOrdersPerPage = 10;
export const savedOrdersKey = ['saved-orders'] as const;

type Wanted = Omit<SavedOrdersAddress, 'order'>;

export const savedOrdersQueries = {
  /** The reader's own, the newest first, at today's prices (O7). */
  list: ({ page = 1, ...filters }: Wanted) =>
    queryOptions({
      queryKey: [...savedOrdersKey, 'list', filters, page],
      queryFn: async ({ signal }) => {
        const variables = { filter: filterOf(filters), page, pageSize: savedOrdersPerPage };
        return (await callGraphql(SavedOrdersDocument, variables, { signal })).getSaveOrderForLater;
      },
      placeholderData: keepPreviousData,
    }),

  /** All of them, whatever the list is narrowed to. */
  count: () =>
    queryOptions({
      queryKey: [...savedOrdersKey, 'count'],
      queryFn: async ({ signal }) =>
        (await callGraphql(CountSavedOrdersDocument, {}, { signal })).getSaveOrderForLater.page_info.total_unique_items,
    }),

  /** Names, transport and what is wrong with a line are given in the reader's language. */
  detail: (cartId: string, language: Language) =>
    queryOptions({
      queryKey: [...savedOrdersKey, 'detail', cartId, language],
      queryFn: async ({ signal }): Promise<SavedOrderDetail> => {
        const { getSaveOrderDetails: order } = await callGraphql(SavedOrderDocument, { cartId }, { signal });
        if (!order) throw new CallRefused(200, {});
        return order;
      },
    }),
};

const filterOf = ({ shipTo, from, to, address, payer, name }: Omit<Wanted, 'page'>) => ({
  sap_id: shipTo ?? [],
  date_from: from ?? null,
  date_to: to ?? null,
  deliver_to: address ?? null,
  bill_to: payer ?? null,
  shipto_name: name ?? null,
});
