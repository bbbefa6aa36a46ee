import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';
import { openPubPortal } from './testing/test-pub-portal.ts';

let portal: TestPortal;
let owner: TestShopper;
let cart_id: string;
let emptyCarts: () => Promise<void>;
beforeAll(async () => {
  ({ portal, owner, cart_id, emptyCarts } = await openPubPortal());
});
afterAll(() => portal.close());
beforeEach(() => emptyCarts());

describe('the ship-to', () => {
  test('is chosen, and brings its address, its payer, its ways to travel and to pay', async () => {
    const { cart, user_errors } = outcomeOf(await owner.setShipTo({ cart_id, ship_to_id: '100234' }));

    expect(user_errors).toEqual([]);
    expect(cart).toMatchObject({
      ship_to_id: '100234',
      outlet_details: { sap_id: '100234', outlet_name: 'U Lípy', payer_name: 'U Lípy s.r.o.' },
      payer_details: { payername: 'U Lípy s.r.o.' },
      available_payment_methods: [
        { code: 'invoice14', title: 'Invoice, 14 days' },
        { code: 'cash', title: 'Cash' },
      ],
      selected_payment_method: { code: 'invoice14' },
      available_transport_types: [
        {
          value: 'VAN',
          label: 'Van',
          handstacked: true,
          earliest_date: '2026-11-13',
          order_by: '2026-11-12T11:00:00.000Z',
        },
        { value: 'PICKUP', earliest_date: '2026-11-13' },
      ],
    });
  });

  test('of somebody else answers like one that does not exist, and nothing of it is told (A8)', async () => {
    const before = await owner.customerCart();

    const foreign = await owner.setShipTo({ cart_id, ship_to_id: '100237' });
    const missing = await owner.setShipTo({ cart_id, ship_to_id: '999999' });

    expect(foreign.body).toEqual(missing.body);
    expect(outcomeOf(foreign).user_errors).toEqual([
      { code: 'SHIP_TO_NOT_FOUND', message: 'We cannot find this ship-to.', path: ['ship_to_id'] },
    ]);
    expect(foreign.text).not.toContain('Slatina');
    expect(await owner.customerCart()).toEqual(before);
  });

  test.each([
    ['en', 'ShipTo suspended (select another)'],
    ['cs', 'Místo dodání je pozastavené (vyberte jiné)'],
    ['it', 'Punto di consegna sospeso (selezionarne un altro)'],
  ])('that is suspended cannot be chosen, said in %s', async (language, message) => {
    const bellini = shopperAt(await portal.signIn('owner@bellini.example'));
    const id = await bellini.openCart();

    const { cart, user_errors } = outcomeOf(
      await bellini.setShipTo({ cart_id: id, ship_to_id: '100403' }, { language }),
    );

    expect(user_errors).toEqual([{ code: 'SHIP_TO_SUSPENDED', message, path: ['ship_to_id'] }]);
    expect(cart.ship_to_id).toBeNull();
  });

  test('that is suspended later lets nothing in, but lines can be taken out and another one chosen (T83)', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100236' });
    const { cart } = outcomeOf(await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }]));
    await portal.sql(`update ship_to set status = 'Suspended' where id = '100236'`);
    portal.clock.advance({ ms: 3_000 });

    const cart_item_id = cart.items[0].id;
    const added = outcomeOf(await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]));
    const updated = outcomeOf(await owner.update({ cart_id, cart_items: [{ cart_item_id, quantity: 9 }] }));
    const removed = outcomeOf(await owner.remove({ cart_id, cart_item_id }));
    const moved = outcomeOf(await owner.setShipTo({ cart_id, ship_to_id: '100234' }));
    await portal.sql(`update ship_to set status = 'Active' where id = '100236'`);
    portal.clock.advance({ ms: 3_000 });

    const suspended = [{ code: 'SHIP_TO_SUSPENDED', message: 'ShipTo suspended (select another)', path: null }];
    expect([added.user_errors, updated.user_errors]).toEqual([suspended, suspended]);
    expect(added.cart).toMatchObject({ items: [{ quantity: 3 }], progress_bar_data: { canProceed: false } });
    expect(codesOf(added.cart.obstacles)).toContain('SHIP_TO_SUSPENDED');
    expect([removed.user_errors, moved.user_errors]).toEqual([[], []]);
    expect(moved.cart.ship_to_id).toBe('100234');
  });

  test('decides on the prices: moving the cart prices its lines anew and says what they cost before', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
    await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 2 }]);

    const { cart } = outcomeOf(await owner.setShipTo({ cart_id, ship_to_id: '100235' }));

    const [{ prices, price_before }] = cart.items;
    expect(price_before).toBe(2127.9);
    expect(prices.unit).not.toBe(2127.9);
    expect(prices.row_total).toBe(prices.unit * 2);
  });

  test('takes transport, day and payment along only as far as the new ship-to has them (T82)', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
    await owner.setMethod({ cart_id, method: 'PICKUP', delivery_date: '2026-11-16' });
    await owner.setPayment({ cart_id, code: 'cash' });

    const { cart } = outcomeOf(await owner.setShipTo({ cart_id, ship_to_id: '100236' }));

    expect(cart).toMatchObject({
      delivery_method: null,
      delivery_date: '2026-11-16',
      selected_payment_method: { code: 'cash' },
    });
  });
});

describe('the cut-offs of a cart', () => {
  const ask = `{ customerCart { server_time cut_offs { date order_by } } }`;
  const cutOffs = async () => (await owner.caller.graphql(ask)).body.data.customerCart;

  test('are shown for the next open days, each with its own moment, beside the time they are counted from', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });

    expect(await cutOffs()).toEqual({
      server_time: portal.clock.now().toISOString(),
      cut_offs: [
        { date: '2026-11-13', order_by: '2026-11-12T11:00:00.000Z' },
        { date: '2026-11-16', order_by: '2026-11-13T11:00:00.000Z' },
        // The day before is a holiday, and nobody works at the weekend.
        { date: '2026-11-18', order_by: '2026-11-16T11:00:00.000Z' },
        { date: '2026-11-19', order_by: '2026-11-18T11:00:00.000Z' },
        { date: '2026-11-20', order_by: '2026-11-19T11:00:00.000Z' },
      ],
    });
  });

  test('hold that of a chosen day, however far away it is', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
    await owner.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-12-03' });

    expect((await cutOffs()).cut_offs.at(-1)).toEqual({ date: '2026-12-03', order_by: '2026-12-02T11:00:00.000Z' });
  });
});
