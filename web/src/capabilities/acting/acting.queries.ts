import type { ActingShown } from '@dray/contract/acting/acting-shapes.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

const permissionKey = ['acting', 'permission'] as const;
/** So often a tab asks whether it still acts: the customer may have forbidden it, or a colleague taken the right away. */
const lookAgainMs = 30_000;

export const actingQueries = {
  running: (actingId: string) =>
    queryOptions({
      queryKey: ['acting', 'running', actingId],
      queryFn: ({ signal }) => callRest('GET /api/staff/acting/:actingId', { params: { actingId }, signal }),
      refetchInterval: lookAgainMs,
      retry: false,
    }),
  permission: () =>
    queryOptions({
      queryKey: permissionKey,
      queryFn: ({ signal }) => callRest('GET /identity/users/ActingPermission', { signal }),
    }),
};

export type Whom = { uid: string } | { shipToId: string };

export const useStartActing = () =>
  useMutation({
    mutationFn: (wanted: Whom & { reason: string }) => callRest('POST /api/staff/acting', { body: wanted }),
  });

export function useRenewActing(actingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRest('POST /api/staff/acting/:actingId/renew', { params: { actingId } }),
    onSuccess: (running: ActingShown) => client.setQueryData(actingQueries.running(actingId).queryKey, running),
  });
}

export const useEndActing = (actingId: string) =>
  useMutation({
    mutationFn: () => callRest('DELETE /api/staff/acting/:actingId', { params: { actingId } }),
  });

/** Somebody's own word on whether the supplier may order for them. */
export function useActingPermission() {
  const client = useQueryClient();
  const permission = useQuery(actingQueries.permission());
  const change = useMutation({
    mutationFn: (isAllowed: boolean) => callRest('PUT /identity/users/ActingPermission', { body: { isAllowed } }),
    onSuccess: (kept) => client.setQueryData(permissionKey, kept),
  });
  return { permission, change };
}
