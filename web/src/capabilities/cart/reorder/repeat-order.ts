import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { RepeatOrderDocument, type RepeatOrderMutation, UndoReorderDocument } from '../../../generated/operations.ts';
import { type CartContext, changeCart } from '../changes/change-cart.ts';
import type { RepeatPreview } from './reorder.queries.ts';
import { keepRepeated } from './repeated-orders.ts';

export type RepeatMode = 'ADD' | 'REPLACE';
type Answer = RepeatOrderMutation['reorderItems'];

/** Saved orders are kept by another part of the page, under this name. */
const savedOrdersKey = ['saved-orders'];

/** Puts an order into the cart, in its turn among the other changes, and keeps what became of it for the cart to tell. */
export async function repeatOrder(
  context: CartContext,
  { order_number: orderNumber, placed_on: placedOn, currency }: RepeatPreview,
  mode: RepeatMode,
): Promise<Answer['cart']> {
  if (!orderNumber || !placedOn || !currency) throw new Error('there is no order to repeat');
  let answer: Answer | undefined;
  await changeCart(context, async () => {
    answer = (await callGraphql(RepeatOrderDocument, { orderNumber, mode }, { once: sendOnce })).reorderItems;
    return { cart: answer.cart, user_errors: [], line_results: [] };
  });
  if (!answer?.undo_id) throw new CallRefused(200, { said: whyNot(answer) });
  if (answer.saved_cart_id) await context.client.invalidateQueries({ queryKey: savedOrdersKey });
  keepRepeated({
    orderNumber,
    placedOn,
    currency,
    lines: answer.lines,
    undoId: answer.undo_id,
    version: answer.cart.version,
    isSaved: answer.saved_cart_id !== null,
    added: [],
  });
  return answer.cart;
}

/** The sentence for the whole, then each line by its name: never a bare "some items are not available". */
function whyNot(answer: Answer | undefined): string {
  const [first] = answer?.userInputErrors ?? [];
  const lines = (answer?.lines ?? []).flatMap(({ name, message }) => (message ? [`${name}: ${message}`] : []));
  return [...(first ? [first.message] : []), ...lines].join('\n');
}

/** Makes the cart what it was; what the server would not do is thrown. */
export async function undoRepeat(context: CartContext, undoId: string): Promise<void> {
  await changeCart(
    context,
    async () => (await callGraphql(UndoReorderDocument, { undoId }, { once: sendOnce })).undoReorder,
  );
  await context.client.invalidateQueries({ queryKey: savedOrdersKey });
}
