// @vitest-environment happy-dom
import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BriefCart } from '../queries/cart.queries.ts';
import { aLine } from '../test-cart.ts';
import * as choices from './send-choices.ts';
import * as lines from './send-lines.ts';

const send = { ...lines, ...choices };

type Asked = { name: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
const moved = { id: 'cart-2', version: 1, items: [], ship_to_id: '100235', available_transport_types: [] };

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { documentId, variables } = JSON.parse(body) as { documentId: string; variables: Asked['variables'] };
    asked.push({ name: /mutation (\w+)/.exec(documentId)?.[1] ?? '', variables });
    // Whatever was asked for, its answer is under its own name: here all of them are.
    const answer = { cart: moved, user_errors: [], line_results: [] };
    return Response.json({ data: Object.fromEntries(names.map((name) => [name, answer])) });
  });
});

const names = [
  'addProductsToCart',
  'updateCartItems',
  'removeItemFromCart',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'setPaymentMethodOnCart',
  'setOrderReferenceOnCart',
  'applyCouponToCart',
  'removeCouponFromCart',
];

const cartWith = (...ids: string[]) =>
  ({
    id: 'cart-1',
    version: 7,
    ship_to_id: '100234',
    items: ids.map((id) => aLine({ id })),
    available_transport_types: [],
  }) as unknown as BriefCart;
const cart = cartWith('a', 'b');
const amount = { pack: 1, layer: 2, pallet: 3 };
const onWire = { quantity: 1, number_of_layer: 2, number_of_pallet: 3 };
const nothing = { quantity: 0, number_of_layer: 0, number_of_pallet: 0 };

test.each<[string, () => Promise<unknown>, object]>([
  [
    'AddToCart',
    () =>
      send.sendLines(cart, [
        { sku: 'CZ1', amount, options: ['o'] },
        { sku: 'CZ2', amount },
      ]),
    {
      cartId: 'cart-1',
      lines: [
        { sku: 'CZ1', ...onWire, selected_options: ['o'] },
        { sku: 'CZ2', ...onWire },
      ],
    },
  ],
  [
    'SetCartLines',
    () => send.sendAmount(cart, 'b', amount),
    { cartId: 'cart-1', version: 7, lines: [{ cart_item_id: 'b', ...onWire }] },
  ],
  ['RemoveCartLine', () => send.sendAmount(cart, 'b', noPacks), { cartId: 'cart-1', lineId: 'b' }],
  [
    'SetCartLines',
    () => send.sendEmptying(cart),
    {
      cartId: 'cart-1',
      version: 7,
      lines: [
        { cart_item_id: 'a', ...nothing },
        { cart_item_id: 'b', ...nothing },
      ],
    },
  ],
  ['SetCartShipTo', () => send.sendShipTo(cart, '100235'), { cartId: 'cart-1', shipToId: '100235' }],
  [
    'SetCartDelivery',
    () => send.sendDelivery(cart, 'VAN', '2026-11-20'),
    { cartId: 'cart-1', method: 'VAN', date: '2026-11-20' },
  ],
  ['SetCartDelivery', () => send.sendDelivery(cart, 'VAN'), { cartId: 'cart-1', method: 'VAN', date: null }],
  ['SetCartPayment', () => send.sendPayment(cart, 'invoice14'), { cartId: 'cart-1', code: 'invoice14' }],
  ['ApplyCoupon', () => send.sendCoupon(cart, 'FEST'), { cartId: 'cart-1', code: 'FEST' }],
  ['RemoveCoupon', () => send.sendCouponRemoval(cart, 'FEST'), { cartId: 'cart-1', code: 'FEST' }],
])('%s is sent for the cart that was seen', async (name, change, variables) => {
  await change();

  expect(asked).toEqual([{ name, variables }]);
});

test('an empty cart goes along with the chosen ship-to before anything is added; one with goods does not', async () => {
  localStorage.setItem('shipToId', '100235');

  await send.sendLines(cartWith(), [{ sku: 'CZ1', amount }]);
  await send.sendLines(cart, [{ sku: 'CZ1', amount }]);

  expect(asked.map(({ name, variables: { cartId } }) => `${name} ${cartId}`)).toEqual([
    'SetCartShipTo cart-1',
    'AddToCart cart-2',
    'AddToCart cart-1',
  ]);
});

test('one that is at the chosen ship-to already is not moved', async () => {
  localStorage.setItem('shipToId', '100234');

  await send.sendLines(cartWith(), [{ sku: 'CZ1', amount }]);

  expect(asked.map(({ name }) => name)).toEqual(['AddToCart']);
});
