import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { listOrderRows, openColleagues, openOrderingPortal, type Placer } from './test-placing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openOrderingPortal();
});
afterAll(() => portal.close());

/** Ten people of the same pubs, each with one of the limited bundle in the cart. */
async function openTenShoppers(): Promise<{ placer: Placer; cart_id: string }[]> {
  const shoppers: { placer: Placer; cart_id: string }[] = [];
  for (const [index, placer] of (await openColleagues(portal, 10)).entries()) {
    const cart_id = await placer.openCart();
    outcomeOf(
      await placer.add(
        cart_id,
        [
          { sku: 'CZS100202', quantity: 1 },
          { sku: 'CZ100001', quantity: 6 },
        ],
        { outlet: '100234' },
      ),
    );
    outcomeOf(await placer.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-13' }));
    outcomeOf(await placer.setReference({ cart_id, customer_order_number: `N-${index}` }));
    shoppers.push({ placer, cart_id });
  }
  return shoppers;
}

test('of a bundle with two left ten who place at once get two, and the others are told what is left (C5)', async () => {
  const shoppers = await openTenShoppers();

  const outcomes = await Promise.all(shoppers.map(({ placer, cart_id }) => placer.place(cart_id)));

  const refused = outcomes.filter(({ order }) => order === null);
  const [bundle] = await portal.sql(`select limited_amount - sold_amount as left from bundle where sku = 'CZS100202'`);
  const stored = await portal.sql(`select count(*)::int from cart where state = 'active' and exists
    (select from cart_item where cart_id = cart.id and sku = 'CZS100202')`);
  const jobs = await portal.sql(`select count(*)::int from pgboss.job where name = 'erp-order-event'`);
  expect(await listOrderRows(portal)).toHaveLength(2);
  expect(bundle).toEqual({ left: 0 });
  expect(refused).toHaveLength(8);
  for (const { user_errors, cart } of refused) {
    expect(user_errors).toMatchObject([
      { code: 'BUNDLE_LIMIT', message: 'Limited amount. Left of this bundle: 0.', path: ['items', expect.any(String)] },
    ]);
    expect(cart.items).toHaveLength(2);
  }
  // Nothing of theirs stayed behind: neither an order nor a job, and each still has their cart.
  expect([stored, jobs]).toEqual([[{ count: 8 }], [{ count: 2 }]]);
}, 60_000);
