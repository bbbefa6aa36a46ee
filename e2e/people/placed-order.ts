import type { Page } from '@playwright/test';
import { expect } from './customer.ts';
import { ask, fillCart } from './filled-cart.ts';

type Placed = { order: { order_number: string } | null; user_errors: { code: string }[] };
type Wanted = Parameters<typeof fillCart>[1];

const placing = `mutation ($cart: String!, $number: String!, $hash: String!) {
  placeOrder(cart_id: $cart, customer_order_number: $number, shown_hash: $hash) {
    order { order_number } user_errors { code } } }`;

/** As a program of the same person orders, beside whatever the page shows. The answer is the order's number. */
export async function placeElsewhere(page: Page, wanted: Wanted): Promise<string> {
  await fillCart(page, wanted);
  const { customerCart } = await ask<{ customerCart: { id: string; shown_hash: string } }>(
    page,
    '{ customerCart { id shown_hash } }',
  );
  const { placeOrder } = await ask<{ placeOrder: Placed }>(page, placing, {
    cart: customerCart.id,
    number: wanted.orderNumber,
    hash: customerCart.shown_hash,
  });
  expect(placeOrder.user_errors).toEqual([]);
  return placeOrder.order?.order_number ?? '';
}
