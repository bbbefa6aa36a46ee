import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, type TestShopper } from './testing/test-cart.ts';
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

describe('the transport', () => {
  beforeEach(async () => {
    await owner.setShipTo({ cart_id, ship_to_id: '100234' });
  });

  test('and its day are set together', async () => {
    const { cart } = outcomeOf(await owner.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-13' }));

    expect(cart).toMatchObject({ delivery_method: 'VAN', delivery_date: '2026-11-13', delivery_date_error: null });
  });

  test.each([
    ['2026-11-17', 'HOLIDAY', 'it is a public holiday', 'Wed 18 Nov'],
    ['2026-11-14', 'CLOSED_WEEKDAY', 'there is no delivery on this weekday', 'Mon 16 Nov'],
    ['2026-11-12', 'TOO_SOON', 'it is too soon', 'Fri 13 Nov'],
    ['2026-11-11', 'IN_THE_PAST', 'it is in the past', 'Fri 13 Nov'],
    ['2027-11-11', 'TOO_FAR', 'it is too far ahead', 'Fri 13 Nov'],
    ['2026-02-30', 'MALFORMED', undefined, 'Fri 13 Nov'],
    ['tomorrow', 'MALFORMED', undefined, 'Fri 13 Nov'],
  ])('is refused for %s: %s, with the next day that works', async (delivery_date, code, why, shown) => {
    const { cart, user_errors } = outcomeOf(await owner.setMethod({ cart_id, method: 'VAN', delivery_date }));

    const fault = why
      ? `Shipping cannot be ordered for this date: ${why}.`
      : 'We do not recognise this date. Type it, for example, as 03/12/2026.';
    const message = `${fault} The next possible day is ${shown.replaceAll(' ', '\u00a0')}.`;
    expect(user_errors).toEqual([{ code, message, path: ['delivery_date'] }]);
    expect(cart).toMatchObject({ delivery_method: null, delivery_date: null });
  });

  test('a closed day is reported in Czech, too', async () => {
    const { user_errors } = outcomeOf(
      await owner.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-17' }, { language: 'cs' }),
    );

    expect(user_errors[0].message).toBe(
      'Na toto datum nelze dodání objednat: je svátek. Nejbližší možné dodání: st\u00a018.\u00a011.',
    );
  });

  test('that the ship-to does not have is refused', async () => {
    const { user_errors } = outcomeOf(await owner.setMethod({ cart_id, method: 'TRUCK' }));
    const byType = outcomeOf(await owner.setTransportType(cart_id, 'ROCKET', 'CZK'));

    expect(codesOf(user_errors)).toEqual(['TRANSPORT_NOT_OFFERED']);
    expect(byType).toMatchObject({
      message: 'This transport type is not available for this ship-to.',
      user_errors: [{ code: 'TRANSPORT_NOT_OFFERED' }],
    });
  });

  test.each([
    ['en', 'The transport type has been set.'],
    ['cs', 'Způsob dopravy je nastaven.'],
  ])('is set by its old name, and says so in %s', async (language, message) => {
    const outcome = outcomeOf(await owner.setTransportType(cart_id, 'PICKUP', 'CZK', { language }));

    expect(outcome).toEqual({ message, user_errors: [] });
    expect((await owner.customerCart()).delivery_method).toBe('PICKUP');
  });

  test('in another currency than the ship-to’s is a mistake', async () => {
    const outcome = outcomeOf(await owner.setTransportType(cart_id, 'VAN', 'EUR'));

    expect(outcome.user_errors).toMatchObject([
      { code: 'CURRENCY_DIFFERS', message: 'Prices for this ship-to are in CZK.' },
    ]);
  });

  test('decides on limits and load', async () => {
    await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]);

    const van = outcomeOf(await owner.setMethod({ cart_id, method: 'VAN' })).cart.progress_bar_data;
    const pickup = outcomeOf(await owner.setMethod({ cart_id, method: 'PICKUP' })).cart.progress_bar_data;

    expect(van).toMatchObject({ iMinimumOrderWeight: 150, iMaximumOrderWeight: 1500, code: 'CAPACITY_BELOW_MINIMUM' });
    expect(pickup).toMatchObject({ iMinimumOrderWeight: null, iMaximumOrderWeight: null, code: 'LOAD_REACHED' });
  });

  test('a chosen day that has closed meanwhile is reported with the next one', async () => {
    await owner.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-18' });
    await portal.sql(`insert into holiday (country, year, month, day) values ('CZ', 2026, 11, 18)`);
    portal.clock.advance({ ms: 3_000 });

    const cart = await owner.customerCart();
    await portal.sql(`delete from holiday where country = 'CZ' and year = 2026 and month = 11 and day = 18`);
    portal.clock.advance({ ms: 3_000 });

    expect(cart).toMatchObject({
      delivery_date: '2026-11-18',
      delivery_date_error: { code: 'HOLIDAY', next_date: '2026-11-19' },
    });
    expect(codesOf(cart.obstacles)).toContain('HOLIDAY');
  });
});

test('goods travel to a ship-to: without one there is no transport', async () => {
  const { user_errors } = outcomeOf(await owner.setMethod({ cart_id, method: 'VAN' }));

  expect(user_errors).toEqual([
    { code: 'SHIP_TO_MISSING', message: 'Ship-to must not be empty', path: ['ship_to_id'] },
  ]);
});

test('the payment is one that the payer has agreed', async () => {
  await owner.setShipTo({ cart_id, ship_to_id: '100234' });

  const cash = outcomeOf(await owner.setPayment({ cart_id, code: 'cash' }));
  const gold = outcomeOf(await owner.setPayment({ cart_id, code: 'gold' }));

  expect(cash.cart.selected_payment_method).toEqual({ code: 'cash' });
  expect(gold.user_errors).toMatchObject([
    { code: 'PAYMENT_NOT_OFFERED', message: 'This payment method is not available.' },
  ]);
  expect(gold.cart.selected_payment_method).toEqual({ code: 'cash' });
});
