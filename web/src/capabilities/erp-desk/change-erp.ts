import type { Country } from '@dray/contract/markets.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { erpKey } from './erp.queries.ts';

/** Whatever is done here changes what waits, and what was written down. */
function useReadAgain() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: erpKey });
    void client.invalidateQueries({ queryKey: ['staff', 'trail'] });
  };
}

export const useRetryOrder = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (orderNumber: string) =>
      callRest('POST /api/staff/erp/messages/:orderNumber/retry', { params: { orderNumber } }),
    onSettled,
  });
};

/** All that are parked for one cause, some at a time until none is left; the answer is how many it were. */
export const useRetryAll = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: async (body: { cause: string; market?: Country }) => {
      let all = 0;
      for (;;) {
        const { resent, left } = await callRest('POST /api/staff/erp/messages/retry', { body });
        all += resent;
        if (left === 0 || resent === 0) return all;
      }
    },
    onSettled,
  });
};

export const useParkOrder = (orderNumber: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: { reason: string }) =>
      callRest('POST /api/staff/erp/messages/:orderNumber/park', { params: { orderNumber }, body }),
    onSettled,
  });
};

export const useRenumberOrder = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (orderNumber: string) =>
      callRest('POST /api/staff/erp/messages/:orderNumber/renumber', { params: { orderNumber } }),
    onSettled,
  });
};

export const useAdoptOrder = (orderNumber: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: { sapId: string; reason: string }) =>
      callRest('POST /api/staff/erp/messages/:orderNumber/adopt', { params: { orderNumber }, body }),
    onSettled,
  });
};

export const useGiveUpOrder = (orderNumber: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: { reason: string }) =>
      callRest('POST /api/staff/erp/messages/:orderNumber/give-up', { params: { orderNumber }, body }),
    onSettled,
  });
};

export const useReconcile = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (markets: readonly Country[]) =>
      callRest('POST /api/staff/erp/reconciliation', { body: { markets: [...markets] } }),
    onSettled,
  });
};
