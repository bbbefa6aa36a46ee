import { cartFields, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import type { Caller, CallOptions } from '../../../testing/caller.ts';

const lineFields = `sku name pack_format quantity number_of_layer number_of_pallet quantity_total status code message
  price_before price_now effect product { sku thumbnail }
  substitute { product { sku } quantity number_of_layer number_of_pallet quantity_total price }`;

const outcome = `{ lines_after merged load { iTotalCartWeight code } error { code message } }`;

const repeating = `mutation ($orderNumber: String!, $mode: ReorderMode) {
  reorderItems(orderNumber: $orderNumber, mode: $mode) {
    cart { ${cartFields} } userInputErrors { code message path } lines { ${lineFields} } saved_cart_id undo_id } }`;

const previewing = `query ($orderNumber: String) {
  previewReorder(orderNumber: $orderNumber) {
    order_number placed_on ship_to_id line_count weight total currency cart_lines lines { ${lineFields} }
    add ${outcome} replace ${outcome} } }`;

const undoing = `mutation ($undo_id: ID!) {
  undoReorder(undo_id: $undo_id) { cart { ${cartFields} } user_errors { code message } } }`;

/** Somebody who repeats orders. */
export function repeaterAt(caller: Caller) {
  const askToRepeat = (orderNumber: string, mode?: 'ADD' | 'REPLACE', options: CallOptions = {}) =>
    caller.graphql(repeating, { ...options, variables: { orderNumber, ...(mode ? { mode } : {}) } });
  return {
    askToRepeat,
    repeat: async (orderNumber: string, mode?: 'ADD' | 'REPLACE', options?: CallOptions) =>
      outcomeOf(await askToRepeat(orderNumber, mode, options)),
    preview: async (orderNumber?: string, options: CallOptions = {}) =>
      outcomeOf(await caller.graphql(previewing, { ...options, variables: { orderNumber } })),
    undo: async (undo_id: string) => outcomeOf(await caller.graphql(undoing, { variables: { undo_id } })),
  };
}
