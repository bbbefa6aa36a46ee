import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfText, watchRoundTrips } from '#platform/database/test-round-trips.ts';
import { fillCart, openPubOrdering, type Placer } from './capabilities/ordering/test-placing.ts';
import type { TestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());

test('every statement that serves people begins with the names of its capability and its function', async () => {
  const { statements } = await watchRoundTrips(async () => {
    await portal.visitor.askForToken('owner@ulipy.example', testPassword);
    const { caller } = owner;
    await caller.graphql('{ products(filter: {}) { items { sku your_price } } wishlist { items_count } }');
    await caller.get('/api/shiptos/GetShipToBySapId/100234');
    await caller.get('/api/orders?limit=10');
    await caller.get('/content/banners?locationId=home');
    await caller.graphql('{ savedOrders { total_count } getPortalConfig { maintenance } }');
    const cart = await fillCart(owner);
    await owner.place(cart.id, { shown_hash: cart.shown_hash });
  });

  const names = statements.map(nameOfText).filter((name) => !['begin', 'commit', 'rollback'].includes(name));
  expect(names.filter((name) => !/^[a-z-]+\.\w+$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'cart.lockCart',
      'cart.saveCart',
      'ordering.addOrder',
      'pricing.findPrices',
      'audit.addEvent',
    ]),
  );
});
