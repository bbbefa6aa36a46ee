import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import {
  DeleteSavedOrderDocument,
  ReopenSavedOrderDocument,
  type ReopenSavedOrderMutation,
  RestoreSavedOrderDocument,
} from '../../generated/operations.ts';

type ReopenedCart = NonNullable<ReopenSavedOrderMutation['reOrderSavedOrder']['cart']>;

/** An order that is not there any more is reported by its status; here it fails like any other call. */
function done<Answer extends { status: string; message: string }>(answer: Answer): Answer {
  if (answer.status !== 'success') throw new CallRefused(200, { said: answer.message });
  return answer;
}

/** Makes it the active cart; what that one held is saved in its place. */
export async function reopenSavedOrder(cartId: string): Promise<{ message: string; cart: ReopenedCart }> {
  const { message, cart } = done(
    (await callGraphql(ReopenSavedOrderDocument, { cartId }, { once: sendOnce })).reOrderSavedOrder,
  );
  if (!cart) throw new CallRefused(200, { said: message });
  return { message, cart };
}

export const deleteSavedOrder = async (cartId: string): Promise<string> =>
  done((await callGraphql(DeleteSavedOrderDocument, { cartId }, { once: sendOnce })).deleteSavedOrder).message;

/** Takes a deletion back; the server allows it for an hour. */
export const restoreSavedOrder = async (cartId: string): Promise<string> =>
  done((await callGraphql(RestoreSavedOrderDocument, { cartId }, { once: sendOnce })).restoreSavedOrder).message;
