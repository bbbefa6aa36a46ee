import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { outcomeOf, type TestShopper } from './testing/test-cart.ts';
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

describe('order number and note', () => {
  test('are kept in full script, and an empty one removes them (T71)', async () => {
    const note = 'Zvoňte u zadních vrat – „Žluťoučký kůň“ 🐴';
    const set = outcomeOf(
      await owner.setReference({ cart_id, customer_order_number: ' OBJ-2026/č.7 ', note_for_driver: note }),
    );
    const onlyNote = outcomeOf(await owner.setReference({ cart_id, note_for_driver: '' }));

    expect(set.cart).toMatchObject({ customer_order_number: 'OBJ-2026/č.7', note_for_driver: note });
    expect(onlyNote.cart).toMatchObject({ customer_order_number: 'OBJ-2026/č.7', note_for_driver: null });
  });

  test('have a length, counted in letters', async () => {
    const fits = outcomeOf(
      await owner.setReference({ cart_id, customer_order_number: 'Ž'.repeat(35), note_for_driver: '🐴'.repeat(200) }),
    );
    const tooLong = outcomeOf(
      await owner.setReference(
        { cart_id, customer_order_number: 'x'.repeat(36), note_for_driver: 'y'.repeat(201) },
        { language: 'cs' },
      ),
    );

    expect(fits.user_errors).toEqual([]);
    expect(tooLong.user_errors).toEqual([
      {
        code: 'TEXT_TOO_LONG',
        message: 'Text je příliš dlouhý. Povolený počet znaků: 35.',
        path: ['customer_order_number'],
      },
      {
        code: 'TEXT_TOO_LONG',
        message: 'Text je příliš dlouhý. Povolený počet znaků: 200.',
        path: ['note_for_driver'],
      },
    ]);
    expect(tooLong.cart.customer_order_number).toBe('Ž'.repeat(35));
  });

  test.each(['\u0000', '\t', '\r\n', '\u0085', '\u202e', '\u2066'])(
    'are refused with %j in them',
    async (character) => {
      await owner.setReference({ cart_id, customer_order_number: 'KEPT-1', note_for_driver: 'Zvoňte' });

      const { cart, user_errors } = outcomeOf(
        await owner.setReference(
          { cart_id, customer_order_number: `OBJ${character}7`, note_for_driver: `Ring${character}\tnow` },
          { language: 'sk' },
        ),
      );

      const message = 'Text obsahuje znaky, ktoré nemožno vytlačiť. Namiesto vloženia ho, prosím, napíšte znova.';
      expect(user_errors).toEqual([
        { code: 'TEXT_NOT_PRINTABLE', message, path: ['customer_order_number'] },
        { code: 'TEXT_NOT_PRINTABLE', message, path: ['note_for_driver'] },
      ]);
      expect(cart).toMatchObject({ customer_order_number: 'KEPT-1', note_for_driver: 'Zvoňte' });
    },
  );

  test('a note keeps its lines, with one kind of end', async () => {
    const { cart } = outcomeOf(await owner.setReference({ cart_id, note_for_driver: 'Zvoňte.\r\nVrata vlevo.\n' }));

    expect(cart.note_for_driver).toBe('Zvoňte.\nVrata vlevo.');
  });

  test('what an older cart holds of them is told where it is looked at', async () => {
    await portal.sql(`update cart set customer_order_number = $1, note_for_driver = $2 where id = $3`, [
      'OBJ\u202e7',
      'Ring\u009bnow',
      cart_id,
    ]);

    const { obstacles } = await owner.customerCart();

    expect(obstacles).toContainEqual(
      expect.objectContaining({ code: 'TEXT_NOT_PRINTABLE', path: ['customer_order_number'] }),
    );
    expect(obstacles).toContainEqual(
      expect.objectContaining({ code: 'TEXT_NOT_PRINTABLE', path: ['note_for_driver'] }),
    );
  });

  test('a number that an order of the last year carries is reported, and is no obstacle (T77)', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
    const place = (number: string, at: string) =>
      portal.sql(
        `insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
           transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
           quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key)
         values ('T' || $1, 'u-ulipy-owner', 'C1001', '100235', 'CZ', $1, '2026-01-02', 'VAN', 'cash', 'CZK',
           0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', $2, 'u-ulipy-owner', 'order:T' || $1)`,
        [number, at],
      );
    await place('OLD-1', '2025-11-12T09:00:00Z');
    await place('NEW-1', '2025-11-12T10:00:00Z');

    const used = [];
    for (const customer_order_number of ['NEW-1', 'OLD-1', 'OTHER'])
      used.push(
        outcomeOf(await owner.setReference({ cart_id, customer_order_number })).cart.customer_order_number_used,
      );

    expect(used).toEqual([true, false, false]);
  });
});

describe('headers', () => {
  const headers = {
    'outlet-id': '100234',
    'delivery-method': 'VAN',
    'delivery-date': '2026-11-16',
    'customer-order-number': 'HDR-1',
    'note-for-driver': 'Zvonte',
  };

  test('fill what a changed cart has not yet, and are kept (T114)', async () => {
    await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], { headers });

    expect(await owner.customerCart()).toMatchObject({
      ship_to_id: '100234',
      delivery_method: 'VAN',
      delivery_date: '2026-11-16',
      customer_order_number: 'HDR-1',
      note_for_driver: 'Zvonte',
    });
  });

  test('do not overwrite what the cart has', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
    await owner.setReference({ cart_id, customer_order_number: 'Č-1', note_for_driver: 'Zvoňte' });
    await owner.setMethod({ cart_id, method: 'PICKUP', delivery_date: '2026-11-18' });

    const { cart } = outcomeOf(await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], { headers }));

    expect(cart).toMatchObject({
      delivery_method: 'PICKUP',
      delivery_date: '2026-11-18',
      customer_order_number: 'Č-1',
      note_for_driver: 'Zvoňte',
    });
  });

  test('of a page that has not noticed do not bring back what was removed', async () => {
    await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], { headers });
    const { cart: removed } = outcomeOf(
      await owner.setReference({ cart_id, customer_order_number: '', note_for_driver: '' }, { headers }),
    );

    const { cart } = outcomeOf(await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }], { headers }));

    for (const shown of [removed, cart, await owner.customerCart()])
      expect(shown).toMatchObject({ customer_order_number: null, note_for_driver: null });
  });

  test('that no order could be placed with are not taken over, and do not keep from adding', async () => {
    const { cart, user_errors } = outcomeOf(
      await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], {
        headers: {
          ...headers,
          'delivery-method': 'TRUCK',
          'delivery-date': '2026-11-17',
        },
      }),
    );

    expect(user_errors).toEqual([]);
    expect(cart).toMatchObject({
      ship_to_id: '100234',
      delivery_method: null,
      delivery_date: null,
    });
  });

  test('with a number that is too long are refused, for cut off it would be another number (T130)', async () => {
    const answer = await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], {
      headers: { ...headers, 'customer-order-number': 'x'.repeat(36) },
    });

    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
  });

  test('of another ship-to than the cart’s are refused with the cart as it is', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });

    const { cart, user_errors } = outcomeOf(
      await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], { outlet: '100235' }),
    );

    expect(user_errors).toEqual([
      { code: 'OUTLET_DIFFERS', message: 'This cart belongs to another ship-to. Load it again.', path: null },
    ]);
    expect(cart).toMatchObject({ ship_to_id: '100234', items: [] });
  });

  test('of the old outlet do not keep a cart from being moved', async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });

    const { cart } = outcomeOf(await owner.setShipTo({ cart_id, ship_to_id: '100235' }, { outlet: '100234' }));

    expect(cart.ship_to_id).toBe('100235');
  });

  test('of a foreign ship-to get no further than the door (A9)', async () => {
    const answer = await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 3 }], { outlet: '100237' });

    expect(answer.status).toBe(403);
    expect((await owner.customerCart()).items).toEqual([]);
  });
});
