import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { createLogger } from '#platform/logger.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Delivery, Caller as Person } from '#platform/request/request.ts';
import { forceCartState } from '../../../testing/cart-state.ts';
import { composeOver } from '../../../testing/compose.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import type { CartDoor } from '../cart.door.ts';
import { outcomeOf, type TestShopper } from '../testing/test-cart.ts';
import { openPubPortal } from '../testing/test-pub-portal.ts';
import type { Shopper } from './cart.deps.ts';

let portal: TestPortal;
let owner: TestShopper;
let cartId: string;
let emptyCarts: () => Promise<void>;
let database: Database;
let inCart: <T>(work: (door: CartDoor) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  ({ portal, owner, cart_id: cartId, emptyCarts } = await openPubPortal());
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { cartOf } = composeOver(database, portal.clock);
  inCart = (work) => database.write((transaction) => work(cartOf(transaction)));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const uid = 'u-ulipy-owner';

beforeEach(async () => {
  await portal.sql(`delete from cart_item where cart_id in (select id from cart where uid = $1)`, [uid]);
  await portal.sql(`delete from cart where uid = $1 and id <> $2`, [uid, cartId]);
  await forceCartState(portal, cartId, 'active');
  await portal.sql('delete from accepted_agreement');
  await emptyCarts();
});

/** The owner as the edge would let them in. */
function shopper(delivery: Partial<Delivery> = {}): Shopper {
  const grant = {
    companyId: 'C1001',
    shipToId: undefined,
    customerType: 'POS',
    roleId: 'R',
    roleName: 'R',
    sections: [],
  };
  const caller: Person = {
    uid,
    isStaff: false,
    staffGrants: [],
    companyId: 'C1001',
    country: 'CZ',
    customerType: 'POS',
    grants: [grant],
  };
  const none = {
    shipToId: undefined,
    country: 'CZ',
    customerType: 'POS',
    deliveryDate: undefined,
    standardDeliveryDate: undefined,
    deliveryMethod: undefined,
    reference: {},
    onlyFavourites: false,
  } as const;
  return { caller, scope: mintScope(caller, caller.grants), delivery: { ...none, ...delivery } };
}

const fill = async () =>
  outcomeOf(await owner.add(cartId, [{ sku: 'CZ100001', quantity: 6 }], { outlet: '100234' })).cart;

test('what the call brings along wins over the cart, and that over the headers (T103)', async () => {
  await fill();
  await owner.setReference({ cart_id: cartId, customer_order_number: 'CART-1', note_for_driver: 'Zvoňte' });
  await owner.setMethod({ cart_id: cartId, method: 'PICKUP' });
  const headers = {
    deliveryMethod: 'VAN',
    deliveryDate: '2026-11-18',
    reference: { customerOrderNumber: 'HDR-1', noteForDriver: 'Ring' },
  };

  const { cart } = await inCart((door) =>
    door.lockForPlacing(shopper(headers), cartId, { customerOrderNumber: ' ARG-1 ' }),
  );

  expect(cart).toMatchObject({
    reference: { customerOrderNumber: 'ARG-1', noteForDriver: 'Zvoňte' },
    transportType: 'PICKUP',
    deliveryDate: '2026-11-18',
    paymentMethod: 'invoice14',
  });
});

test('a cart that lacks nothing has no obstacle, and its hash is the one that was shown', async () => {
  await fill();
  await owner.setMethod({ cart_id: cartId, method: 'VAN', delivery_date: '2026-11-13' });
  await inCart((door) => door.acceptAgreement(uid));
  const { shown_hash } = await owner.customerCart();

  const { shown } = await inCart((door) =>
    door.lockForPlacing(shopper({ reference: { customerOrderNumber: 'HDR-1', noteForDriver: 'Ring' } }), cartId, {}),
  );

  expect(shown?.obstacles).toEqual([]);
  expect(shown?.shownHash).toBe(shown_hash);
});

test('what headers bring to placing is told when it is wrong', async () => {
  await fill();
  await inCart((door) => door.acceptAgreement(uid));
  const headers = { shipToId: '100235', deliveryMethod: 'TRUCK', deliveryDate: '2026-11-17' };

  const { shown } = await inCart((door) =>
    door.lockForPlacing(shopper(headers), cartId, { customerOrderNumber: 'x'.repeat(36) }),
  );

  expect(shown?.obstacles.map(({ code }) => code)).toEqual([
    'OUTLET_DIFFERS',
    'TRANSPORT_NOT_OFFERED',
    'HOLIDAY',
    'TEXT_TOO_LONG',
  ]);
});

test('an ordered cart is found for its order to be repeated; saved, deleted and foreign ones are gone', async () => {
  const statesOf = async (state: string) => {
    await forceCartState(portal, cartId, state);
    return inCart((door) => door.lockForPlacing(shopper(), cartId, {}));
  };

  expect(await statesOf('ordered')).toMatchObject({ cart: { id: cartId, state: 'ordered' }, shown: undefined });
  await expect(statesOf('saved')).rejects.toMatchObject({ code: 'CART_GONE' });
  await expect(statesOf('deleted')).rejects.toMatchObject({ code: 'CART_GONE' });
});

test('placing freezes the cart and opens the next one with the same delivery, but no number and no note (T73, T104)', async () => {
  await fill();
  await owner.setMethod({ cart_id: cartId, method: 'VAN', delivery_date: '2026-11-13' });
  const reference = { customerOrderNumber: 'N-1', noteForDriver: 'Ring' };

  await inCart(async (door) => {
    const { shown } = await door.lockForPlacing(shopper(), cartId, reference);
    if (shown) await Promise.all([door.freezeCart(shown), door.openNextCart(shown)]);
  });

  const frozen = await portal.sql(`select state, customer_order_number, note_for_driver from cart where id = $1`, [
    cartId,
  ]);
  const next = await owner.customerCart();
  expect(frozen).toEqual([{ state: 'ordered', customer_order_number: 'N-1', note_for_driver: 'Ring' }]);
  expect(next).toMatchObject({
    ship_to_id: '100234',
    delivery_method: 'VAN',
    delivery_date: '2026-11-13',
    customer_order_number: null,
    note_for_driver: null,
    items: [],
  });
  expect(next.id).not.toBe(cartId);
});

test('accepting the agreement twice is accepting it once, and the cart knows', async () => {
  const before = await owner.customerCart();

  await inCart((door) => door.acceptAgreement(uid));
  await inCart((door) => door.acceptAgreement(uid));

  expect([before.agreement_missing, (await owner.customerCart()).agreement_missing]).toEqual([true, false]);
});

/** A busy machine may have no connection in time, which says that nothing was done: it is tried again. */
async function exchange(savedId: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await inCart(async (door) => {
        const { cart, active } = await door.lockCartAndActive(uid, savedId, ['saved']);
        if (active) await door.setCartState(active, 'saved');
        await door.setCartState(cart, 'active');
      });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

test('a cart can be put aside and taken up again, and one that was put aside answers like none', async () => {
  await fill();
  await inCart(async (door) => door.setCartState(await door.lockCart(uid, cartId, ['active']), 'saved'));
  const gone = await owner.readCart(cartId);
  const fresh = await owner.openCart();

  await exchange(cartId);

  expect(gone.body.errors[0].extensions.code).toBe('CART_GONE');
  expect(await owner.customerCart()).toMatchObject({ id: cartId, items: [{ quantity: 6 }] });
  expect(await portal.sql(`select state from cart where id = $1`, [fresh])).toEqual([{ state: 'saved' }]);
});

test('carts that are exchanged for each other many times at once stay one active and the others saved', async () => {
  const ids = [cartId];
  for (let more = 0; more < 3; more += 1) {
    const active = await owner.openCart();
    await inCart(async (door) => door.setCartState(await door.lockCart(uid, active, ['active']), 'saved'));
    ids.push(active);
  }

  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => exchange(ids[index % 4] ?? '')));

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code);
  const states = await portal.sql<{ state: string; count: number }>(
    `select state, count(*)::int from cart where uid = $1 group by state order by state`,
    [uid],
  );
  // Anyone who wanted to take up the cart that was active already is told; nobody blocks anybody for good.
  expect(refused.filter((code) => code !== 'CART_GONE')).toEqual([]);
  expect(states.find(({ state }) => state === 'active')).toEqual({ state: 'active', count: 1 });
}, 60_000);

test('saved carts are listed newest first, by ship-to and by day', async () => {
  for (const [shipTo, minutes] of [
    ['100234', 1],
    ['100235', 2],
    ['100234', 3],
  ] as const) {
    const id = await owner.openCart();
    await owner.setShipTo({ cart_id: id, ship_to_id: shipTo });
    portal.clock.advance({ minutes });
    await inCart(async (door) => door.setCartState(await door.lockCart(uid, id, ['active']), 'saved'));
  }
  const everything = { shipToIds: undefined, savedFrom: undefined, savedBefore: undefined };
  const page = { offset: 0, limit: 10, oldestFirst: false };
  const list = (filter: object, fields: object = {}) =>
    inCart((door) => door.listSavedCarts(uid, { ...everything, ...filter }, { ...page, ...fields }));

  const [all, oldest, two, ofOne, early] = await Promise.all([
    list({}),
    list({}, { oldestFirst: true }),
    list({}, { offset: 1, limit: 1 }),
    list({ shipToIds: ['100234'] }),
    list({ savedBefore: new Date('2026-11-12T09:32:00Z') }),
  ]);

  expect(all.carts.map(({ shipToId }) => shipToId)).toEqual(['100234', '100235', '100234']);
  expect(oldest.carts.map(({ id }) => id)).toEqual(all.carts.map(({ id }) => id).toReversed());
  expect([two.carts.length, two.total, ofOne.total, early.total]).toEqual([1, 3, 2, 1]);
});
