import type { Page } from '@playwright/test';
import { haveCartAlone } from './cart-alone.ts';
import { expect } from './customer.ts';

type Cart = {
  id: string;
  ship_to_id: string | null;
  items: { id: string }[];
  available_transport_types: { value: string; earliest_date: string }[];
  available_payment_methods: { code: string }[];
};
type Wanted = { shipToId: string; sku: string; pallets: number; orderNumber: string };

const cartFields =
  'id ship_to_id items { id } available_transport_types { value earliest_date } available_payment_methods { code }';

/** What a program of the customer would call, with the session of the person before the page. */
export async function ask<Answer>(page: Page, query: string, variables: object = {}): Promise<Answer> {
  const response = await page.request.post('/graphql', { headers: await bearerOf(page), data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Answer; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

export async function countOrders(page: Page): Promise<number> {
  const response = await page.request.get('/api/orders?limit=1', { headers: await bearerOf(page) });
  return ((await response.json()) as { total: number }).total;
}

/** Other journeys order with the same accounts: each begins with what it needs, whatever it finds, and has it alone. */
export async function emptyCart(page: Page): Promise<Cart> {
  await haveCartAlone(await personOf(page));
  const { customerCart } = await ask<{ customerCart: Cart }>(page, `{ customerCart { ${cartFields} } }`);
  const lines = customerCart.items.map(({ id }) => ({
    cart_item_id: id,
    quantity: 0,
    number_of_layer: 0,
    number_of_pallet: 0,
  }));
  if (lines.length > 0) await ask(page, emptying, { cart: customerCart.id, lines });
  return customerCart;
}

/** A cart that could be ordered as it is, whatever was in it before. */
export async function fillCart(page: Page, { shipToId, sku, pallets, orderNumber }: Wanted): Promise<Cart> {
  const { id: cart } = await emptyCart(page);
  await ask(page, filling, { cart, shipToId, sku, pallets });
  const { customerCart: filled } = await ask<{ customerCart: Cart }>(page, `{ customerCart { ${cartFields} } }`);
  const [usual] = filled.available_transport_types;
  const [payment] = filled.available_payment_methods;
  const delivery = { method: usual?.value, date: usual?.earliest_date };
  await ask(page, addressing, { cart, ...delivery, payment: payment?.code, orderNumber });
  return filled;
}

const emptying = `mutation ($cart: String!, $lines: [CartItemUpdateInput!]!) {
  updateCartItems(cart_id: $cart, cart_items: $lines) { user_errors { message } }
}`;
const filling = `mutation ($cart: String!, $shipToId: String!, $sku: String!, $pallets: Int!) {
  setShippingAddressesOnCart(cart_id: $cart, ship_to_id: $shipToId) { user_errors { message } }
  addProductsToCart(cart_id: $cart, sku: $sku, quantity: 0, number_of_pallet: $pallets) { user_errors { message } }
}`;
const addressing = `mutation ($cart: String!, $method: String!, $date: String!, $payment: String!, $orderNumber: String!) {
  setPaymentMethodOnCart(cart_id: $cart, code: $payment) { user_errors { message } }
  setShippingMethodsOnCart(cart_id: $cart, method: $method, delivery_date: $date) { user_errors { message } }
  setOrderReferenceOnCart(cart_id: $cart, customer_order_number: $orderNumber, note_for_driver: "Zvoňte dvakrát") {
    user_errors { message }
  }
}`;

async function personOf(page: Page): Promise<string> {
  const { uid } = (await (await page.request.get('/auth/session')).json()) as { uid: string };
  return uid;
}

/** For calls that a program of the customer makes with their session. */
export async function bearerOf(page: Page): Promise<Record<string, string>> {
  const { token } = (await (await page.request.get('/auth/session')).json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
