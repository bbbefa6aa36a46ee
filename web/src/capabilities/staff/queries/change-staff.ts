import type { WantedGrant } from '@dray/contract/staff/staff-grant-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { staffKey } from './staff.queries.ts';

/** Whatever is done here changes who holds what, what waits and what was written down. */
function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: staffKey });
}

export const useAskGrant = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: WantedGrant) => callRest('POST /api/staff/grants', { body, once: sendOnce }),
    onSettled,
  });
};

export const useEndGrant = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (id: string) => callRest('DELETE /api/staff/grants/:id', { params: { id } }),
    onSettled,
  });
};

export const useApprove = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (id: string) => callRest('POST /api/staff/changes/:id/approve', { params: { id } }),
    onSettled,
  });
};

export const useRefuse = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      callRest('POST /api/staff/changes/:id/refuse', { params: { id }, body: { reason } }),
    onSettled,
  });
};

export const useWithdraw = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (id: string) => callRest('POST /api/staff/changes/:id/withdraw', { params: { id } }),
    onSettled,
  });
};
