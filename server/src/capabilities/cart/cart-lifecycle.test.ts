import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const shopper = async (email: string): Promise<TestShopper> => shopperAt(await portal.signIn(email));

const activeCarts = async (uid: string) =>
  (await portal.sql<{ id: string }>(`select id from cart where uid = $1 and state = 'active'`, [uid])).map(
    ({ id }) => id,
  );

test('a hundred first calls at once make one cart (A11)', async () => {
  const owner = await shopper('owner@tatravelko.example');

  const ids = await Promise.all(
    Array.from({ length: 100 }, async (_, index) =>
      index % 2 === 0 ? owner.openCart() : (await owner.customerCart()).id,
    ),
  );

  expect(new Set(ids).size).toBe(1);
  expect(await activeCarts('u-tatravelko-owner')).toEqual([ids[0]]);
});

test('looking at a cart changes nothing in it', async () => {
  const manager = await shopper('manager@bar-romero.example');
  const id = await manager.openCart();
  const [before] = await portal.sql('select * from cart where id = $1', [id]);

  portal.clock.advance({ minutes: 5 });
  await manager.customerCart({ outlet: '100501' });
  await manager.readCart(id, { headers: { 'delivery-method': 'VAN', 'customer-order-number': '7' } });

  expect(await portal.sql('select * from cart where id = $1', [id])).toEqual([before]);
});

test('a cart survives signing in again, another device and a restart', async () => {
  const phone = await shopper('owner@ulipy.example');
  const id = await phone.openCart();
  outcomeOf(await phone.add(id, [{ sku: 'CZ100001', quantity: 3 }], { outlet: '100234' }));

  const till = await shopper('owner@ulipy.example');
  const atTill = await till.customerCart();
  const process = await portal.startAnother();
  const afterRestart = await shopperAt(await process.signIn('owner@ulipy.example')).customerCart();

  expect(atTill).toMatchObject({ id, items: [{ quantity: 3, product: { sku: 'CZ100001' } }] });
  expect(afterRestart).toEqual(atTill);
  expect(await till.openCart()).toBe(id);
});

test('what one device adds the other sees with its next look, and both add to the same line', async () => {
  const [phone, till] = [await shopper('shift@ulipy.example'), await shopper('shift@ulipy.example')];
  const id = await phone.openCart();

  await phone.add(id, [{ sku: 'CZ100001', quantity: 2 }]);
  const added = outcomeOf(await till.add(id, [{ sku: 'CZ100001', quantity: 5 }]));

  expect(added.cart.items).toMatchObject([{ quantity: 7 }]);
  expect(await phone.customerCart()).toMatchObject({ version: added.cart.version, items: [{ quantity: 7 }] });
});

test('somebody without the catalogue has a cart, too, but cannot fill it (T133)', async () => {
  const accountant = await shopper('accountant@tatravelko.example');

  const id = await accountant.openCart();
  const refused = await accountant.add(id, [{ sku: 'SK100015', quantity: 1 }]);

  expect(id).not.toBe('');
  expect(refused.status).toBe(403);
});

test('the only ship-to is chosen by itself, several wait to be chosen (T103)', async () => {
  const [shift, owner] = [await shopper('shift@ulipy.example'), await shopper('owner@bellini.example')];

  expect(await shift.customerCart()).toMatchObject({ ship_to_id: '100234', outlet_details: { outlet_name: 'U Lípy' } });
  expect(await owner.customerCart()).toMatchObject({ ship_to_id: null, outlet_details: null, payer_details: null });
});

test('before a ship-to is chosen, prices are those of the outlet that the call speaks for, else of the first', async () => {
  const owner = await shopper('edge@prilis-zlutoucky-kun.example');
  const id = await owner.openCart();
  await owner.add(id, [{ sku: 'CZ100001', quantity: 1 }]);
  await portal.sql(`update ship_to_price_list set price_list_id = (select id from price_list where code = 'CZ-ULIPY')
    where ship_to_id = '100243'`);
  portal.clock.advance({ ms: 3_000 });

  const [first, other] = [await owner.customerCart(), await owner.customerCart({ outlet: '100243' })];

  expect(first.ship_to_id).toBeNull();
  expect(other.items[0].prices.unit).toBe(2127.9);
  expect(first.items[0].prices.unit).not.toBe(2127.9);
});

test('a ship-to that was taken away from somebody is gone from their cart', async () => {
  const shift = await shopper('shift@ulipy.example');
  const id = await shift.openCart();
  await shift.add(id, [{ sku: 'CZ100003', quantity: 1 }]);

  await portal.sql(`update role_grant set ship_to_id = '100235' where uid = 'u-ulipy-shift'`);
  portal.clock.advance({ ms: 3_000 });
  const cart = await shift.customerCart();

  expect(cart.ship_to_id).toBe('100235');
});
