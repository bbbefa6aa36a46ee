import { queryOptions } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { PortalConfigDocument } from '../../generated/operations.ts';

/** How long the maintenance page waits before it asks again. */
export const recheckMs = 60_000;

export const portalConfigQueries = {
  config: () =>
    queryOptions({
      queryKey: ['portal-config'],
      queryFn: async ({ signal }) => (await callGraphql(PortalConfigDocument, {}, { signal })).getPortalConfig,
      refetchInterval: ({ state }) => (state.data?.maintenance ? recheckMs : false),
    }),

  contacts: () =>
    queryOptions({
      queryKey: ['portal-config', 'contacts'],
      queryFn: async ({ signal }) => (await callRest('GET /api/contacts', { signal })).contacts,
    }),
};
