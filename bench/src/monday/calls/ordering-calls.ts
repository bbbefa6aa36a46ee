import { AddToCartDocument } from '../../../../web/src/generated/operations/add-to-cart.ts';
import { PlaceOrderDocument } from '../../../../web/src/generated/operations/place-order.ts';
import { PreviewReorderDocument } from '../../../../web/src/generated/operations/preview-reorder.ts';
import { ProductDetailDocument } from '../../../../web/src/generated/operations/product-detail.ts';
import { ProductListDocument } from '../../../../web/src/generated/operations/product-list.ts';
import { RepeatOrderDocument } from '../../../../web/src/generated/operations/repeat-order.ts';
import { SetCartDeliveryDocument } from '../../../../web/src/generated/operations/set-cart-delivery.ts';
import { SetCartLinesDocument } from '../../../../web/src/generated/operations/set-cart-lines.ts';
import { SetCartPaymentDocument } from '../../../../web/src/generated/operations/set-cart-payment.ts';
import { SetCartReferenceDocument } from '../../../../web/src/generated/operations/set-cart-reference.ts';
import { asks, type Memory, type MondayCall, type ShownCart } from './monday-call.ts';

/** Every change of the cart answers with the cart. */
function learnCart(answer: string, memory: Memory): void {
  const [changed] = Object.values<{ cart: ShownCart }>(JSON.parse(answer).data);
  memory.cart = changed?.cart;
}

const cartOf = ({ cart }: Memory): ShownCart => {
  if (!cart) throw new Error('Nothing was put into the cart yet');
  return cart;
};
const firstOf = (memory: Memory) => {
  const [first] = cartOf(memory).items;
  if (!first) throw new Error('The order that was repeated has left nothing in the cart');
  return first;
};

/** An old order comes again into the cart, is changed and placed. */
export const placingCalls: readonly MondayCall[] = [
  asks('reorder', RepeatOrderDocument, ({ orderNumber }) => ({ orderNumber, mode: 'REPLACE' }), learnCart),
  asks(
    'cart: more of a line',
    SetCartLinesDocument,
    (_, memory) => {
      const { id, quantity } = firstOf(memory);
      return {
        cartId: cartOf(memory).id,
        version: cartOf(memory).version,
        lines: [{ cart_item_id: id, quantity: quantity + 1 }],
      };
    },
    learnCart,
  ),
  asks(
    'cart: add',
    AddToCartDocument,
    (_, memory) => ({
      cartId: cartOf(memory).id,
      lines: [{ sku: firstOf(memory).product.sku, quantity: 1, number_of_layer: 0, number_of_pallet: 0 }],
    }),
    learnCart,
  ),
  asks(
    'cart: delivery',
    SetCartDeliveryDocument,
    (_, memory) => ({ cartId: cartOf(memory).id, method: 'VAN', date: memory.day }),
    learnCart,
  ),
  asks(
    'cart: payment',
    SetCartPaymentDocument,
    (_, memory) => ({ cartId: cartOf(memory).id, code: cartOf(memory).available_payment_methods[0]?.code }),
    learnCart,
  ),
  asks(
    'cart: number',
    SetCartReferenceDocument,
    (_, memory) => ({
      cart_id: cartOf(memory).id,
      customer_order_number: cartOf(memory).proposed_customer_order_number ?? `V/${memory.visit}`,
    }),
    learnCart,
  ),
  asks(
    'place',
    PlaceOrderDocument,
    (_, memory) => ({ cartId: cartOf(memory).id, shownHash: cartOf(memory).shown_hash }),
    (answer, memory) => {
      const { order } = JSON.parse(answer).data.placeOrder;
      if (!order) throw new Error(`Nothing was placed: ${answer.slice(0, 300)}`);
      memory.placed = order.order_number;
    },
  ),
];

const beer = { filter: { packaging: { in: ['Beer'] } }, sort: { name: 'ASC' }, page: 1, pageSize: 25 };

export const orderingCalls: readonly MondayCall[] = [
  asks('catalogue', ProductListDocument, () => beer),
  asks('product', ProductDetailDocument, () => ({ sku: 'CZ100006' })),
  asks('reorder: preview', PreviewReorderDocument, ({ orderNumber }) => ({ orderNumber })),
  ...placingCalls,
];
