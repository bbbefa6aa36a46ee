import type { masterDataRoutes } from '@dray/contract/master-data/master-data.rest.ts';
import type { MasterKindName, MasterOwner } from '@dray/contract/master-data/master-kinds.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { importsKey } from './imports.queries.ts';

export type OwnedKind = RestAnswer<(typeof masterDataRoutes)['listMasterOwners']>['results'][number];

export const masterOwnersQuery = queryOptions({
  queryKey: [...importsKey, 'owners'],
  queryFn: ({ signal }) => callRest('GET /api/staff/master-owners', { query: {}, signal }),
});

/** What somebody else has set meanwhile is read again, too. */
export const useSetOwner = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: MasterKindName; owner: MasterOwner; version: number }) =>
      callRest('PUT /api/staff/master-owners', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
};
