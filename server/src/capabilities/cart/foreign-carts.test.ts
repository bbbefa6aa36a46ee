import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let thief: TestShopper;
let victim: TestShopper;
let victimsCart: string;
let victimsItem: string;
beforeAll(async () => {
  portal = await openTestPortal();
  thief = shopperAt(await portal.signIn('owner@ulipy.example'));
  victim = shopperAt(await portal.signIn('warehouse@velkosklad-brno.example'), { outlet: '100237' });
  victimsCart = await victim.openCart();
  const { cart } = outcomeOf(await victim.add(victimsCart, [{ sku: 'CZ100001', quantity: 7 }]));
  victimsItem = cart.items[0].id;
});
afterAll(() => portal.close());

const attacks: [string, (cart_id: string) => Promise<Answer>][] = [
  ['cart', (id) => thief.readCart(id)],
  ['addProductsToCart', (id) => thief.add(id, [{ sku: 'CZ100001', quantity: 1 }])],
  ['updateCartItems', (cart_id) => thief.update({ cart_id, cart_items: [{ cart_item_id: victimsItem, quantity: 1 }] })],
  ['removeItemFromCart', (cart_id) => thief.remove({ cart_id, cart_item_id: victimsItem })],
  ['setShippingAddressesOnCart', (cart_id) => thief.setShipTo({ cart_id, ship_to_id: '100234' })],
  ['setShippingMethodsOnCart', (cart_id) => thief.setMethod({ cart_id, method: 'VAN' })],
  ['setPaymentMethodOnCart', (cart_id) => thief.setPayment({ cart_id, code: 'cash' })],
  ['setTransportType', (id) => thief.setTransportType(id, 'VAN', 'CZK')],
  ['setOrderReferenceOnCart', (cart_id) => thief.setReference({ cart_id, note_for_driver: 'x' })],
  ['applyCouponToCart', (cart_id) => thief.applyCoupon({ cart_id, coupon_code: 'PIVO10' })],
  ['removeCouponFromCart', (cart_id) => thief.removeCoupon({ cart_id, coupon_code: 'PIVO10' })],
];

const answered = ({ status, body }: Answer) => ({
  status,
  data: body.data,
  errors: body.errors.map(({ message, extensions }: { message: string; extensions: { code: string } }) => [
    message,
    extensions.code,
  ]),
});

test.each(attacks)('%s on somebody else’s cart answers like on one that does not exist (A7)', async (_name, attack) => {
  const before = await portal.sql('select * from cart join cart_item on cart_id = cart.id');

  const answers = [];
  for (const id of [victimsCart, '11111111-2222-4333-8444-555555555555', 'no-id', "' or 1=1 --", ''])
    answers.push(answered(await attack(id)));

  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 200, errors: [['This cart no longer exists', 'CART_GONE']] });
  expect(await portal.sql('select * from cart join cart_item on cart_id = cart.id')).toEqual(before);
});

test.each([
  ['cs', 'Tento košík už neexistuje'],
  ['sk', 'Tento košík už neexistuje'],
  ['it', 'Questo carrello non esiste più'],
  ['es', 'Este carrito ya no existe'],
])('it is said in %s', async (language, message) => {
  const { body } = await thief.readCart(victimsCart, { language });

  expect(body.errors[0].message).toBe(message);
});

test.each(['ordered', 'saved', 'deleted'])('one’s own cart that was %s no longer exists (T104)', async (state) => {
  const id = await thief.openCart();
  await portal.sql(`update cart set state = $2 where id = $1`, [id, state]);

  const answers = [];
  for (const [, attack] of attacks) answers.push(answered(await attack(id)));
  const next = await thief.openCart();

  for (const { errors } of answers) expect(errors).toEqual([['This cart no longer exists', 'CART_GONE']]);
  expect(next).not.toBe(id);
});

test('staff have no key to anybody’s', async () => {
  const staff = shopperAt(await portal.signIn('staff@meridian.example'));

  expect((await staff.readCart(victimsCart)).body.errors[0].extensions.code).toBe('CART_GONE');
});

test('a cart and its lines are not touched by any of this', async () => {
  expect(await victim.customerCart()).toMatchObject({ id: victimsCart, items: [{ id: victimsItem, quantity: 7 }] });
});
