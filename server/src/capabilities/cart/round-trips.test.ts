import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfText, watchRoundTrips } from '#platform/database/test-round-trips.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';
import { addManyProducts } from './testing/test-many-products.ts';

let portal: TestPortal;
let owner: TestShopper;
let cart_id: string;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cart_id = await owner.openCart();
  // Everything that is kept fresh for two seconds is asked for once.
  await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]);
  await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]);
});
afterAll(() => portal.close());

test('adding to a cart is two round trips to the database: lock and prices, changes and commit', async () => {
  const { statements, trips, result } = await watchRoundTrips(() =>
    owner.add(cart_id, [{ sku: 'CZ100003', quantity: 2 }]),
  );

  expect(outcomeOf(result).user_errors).toEqual([]);
  expect(trips).toBe(2);
  expect(statements.map(nameOfText)).toEqual([
    'begin',
    'cart.lockCart',
    'cart.lockCart',
    'pricing.findPrices',
    'cart.saveCart',
    'cart.saveItems',
    'commit',
  ]);
  expect(statements[1]).toMatch(/for update$/);
});

test('so is setting and removing a line', async () => {
  const { items } = await owner.customerCart();

  const set = await watchRoundTrips(() =>
    owner.update({ cart_id, cart_items: [{ cart_item_id: items[0].id, quantity: 5 }] }),
  );
  const removed = await watchRoundTrips(() => owner.remove({ cart_id, cart_item_id: items[1].id }));

  expect([set.trips, removed.trips]).toEqual([2, 2]);
});

test('what another process added meanwhile costs one question more, and is right', async () => {
  const other = await portal.startAnother();
  const till = shopperAt(await other.signIn('owner@ulipy.example'), { outlet: '100234' });
  await till.add(cart_id, [{ sku: 'CZ100005', quantity: 1 }]);

  const { trips, result } = await watchRoundTrips(() => owner.add(cart_id, [{ sku: 'CZ100003', quantity: 2 }]));

  const skus = outcomeOf(result).cart.items.map(({ product }: { product: { sku: string } }) => product.sku);
  expect(trips).toBe(3);
  expect(skus).toContain('CZ100005');
  expect(outcomeOf(result).cart.items.every(({ prices }: { prices: { unit: number } }) => prices.unit > 0)).toBe(true);
});

test('two hundred lines make no more questions than one', async () => {
  const skus = await addManyProducts(portal, 'CZ-ULIPY', 190);
  await owner.add(
    cart_id,
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  await owner.customerCart();

  const added = await watchRoundTrips(() => owner.add(cart_id, [{ sku: 'L001', quantity: 1 }]));
  const read = await watchRoundTrips(() => owner.customerCart());

  expect(added.trips).toBe(2);
  expect(read.statements.length).toBeLessThanOrEqual(2);
  expect(outcomeOf(added.result).cart.items.length).toBeGreaterThan(190);
});

test('a look at a cart is a read and a question for its prices', async () => {
  const { statements } = await watchRoundTrips(() => owner.customerCart());

  expect(statements.map(nameOfText)).toEqual(['cart.findActiveCart', 'pricing.findPrices']);
});

test('who asks which cart it is makes nobody price it', async () => {
  const caller = await portal.signIn('owner@ulipy.example');
  const whole = await owner.customerCart();
  const ask = () => caller.graphql('{ customerCart { id version } }');
  // Its token is new: that it still holds is asked for once.
  await ask();

  const { statements, result } = await watchRoundTrips(ask);

  expect(statements.map(nameOfText)).toEqual(['cart.findActiveCart']);
  expect(result.body.data.customerCart).toEqual({ id: whole.id, version: whole.version });
});
