import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { CancelOrderDocument } from '../../generated/operations.ts';
import { ordersKey } from './queries/ordering.queries.ts';

/** What was answered to the request: it is done, it waits for the brewery's verdict, or it is refused. */
type CancelAnswer = { status: 'success' | 'pending' | 'error'; message: string };

/** Asks for an order to be called off. By our number: the brewery's own may not be there yet. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (orderNumber: string): Promise<CancelAnswer> => {
      const { cancelOrder } = await callGraphql(CancelOrderDocument, { orderNumber });
      return { message: cancelOrder.message, status: statusOf(cancelOrder.status) };
    },
    // Whatever was answered, and all the more if nothing was: its state now is what the server says.
    onSettled: () => void client.invalidateQueries({ queryKey: ordersKey }),
  });
}

const statusOf = (status: string): CancelAnswer['status'] =>
  status === 'success' || status === 'pending' ? status : 'error';
