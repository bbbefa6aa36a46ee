import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { shopperAt } from '../cart/testing/test-cart.ts';
import { listPeople, type OraclePrice, oraclePrices } from './test-price-oracle.ts';

let portal: TestPortal;
let staff: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await portal.signIn('staff@meridian.example');
});
afterAll(() => portal.close());

const explain = (asked: Record<string, string | number>, caller = staff) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return caller.get(`/api/staff/prices/explain?${query}`);
};

const priceOf = ({ your, breaks }: OraclePrice, quantity: number) =>
  breaks.findLast(({ min_qty }) => min_qty <= quantity)?.price ?? your;

/** The same numbers every time. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const triples = process.env.DRAY_HEAVY ? 10_000 : 400;

test(`${triples} random triples of ship-to, product and quantity are explained with the price that every list shows`, {
  timeout: 600_000,
}, async () => {
  const shipTos = await portal.sql<{ id: string }>('select id from ship_to order by id');
  const pricesAt = await Promise.all(shipTos.map(({ id }) => oraclePrices(portal, id)));
  const roll = dice(7);
  const kinds = new Set<string>();
  for (let n = 0; n < triples; n += 1) {
    const at = roll(shipTos.length);
    const prices = pricesAt[at] ?? [];
    const price = prices[roll(prices.length)];
    const quantity = 1 + roll(roll(2) === 0 ? 12 : 400);
    if (!price) throw new Error('A ship-to without goods');

    const { status, body } = await explain({ shipTo: shipTos[at]?.id ?? '', sku: price.sku, quantity });

    const expected = priceOf(price, quantity);
    expect({ status, price: body.price, list: body.listPrice }, `${shipTos[at]?.id} ${price.sku} ${quantity}`).toEqual({
      status: 200,
      price: expected,
      list: expected === null ? null : price.list,
    });
    const won = body.rows.filter(({ verdict }: { verdict: string }) => verdict === 'won');
    expect(won.map((row: { price: number }) => row.price)).toEqual(expected === null ? [] : [expected]);
    expect(body.unpriced).toBe(expected === null ? 'no-price' : null);
    for (const { kind } of won) kinds.add(kind);
  }
  expect(kinds).toEqual(new Set(['customer', 'contract', 'promotion']));
});

test('a cart charges what is explained, step by step', async () => {
  const { email, shipTo, stepped } = await findStepped();
  const buyer = shopperAt(await portal.signIn(email), { outlet: shipTo });
  const cart = await buyer.openCart();
  await buyer.setShipTo({ cart_id: cart, ship_to_id: shipTo });
  let charged = 0;
  for (const { sku, breaks } of stepped.slice(0, 3))
    for (const quantity of [1, breaks[0]?.min_qty ?? 2]) {
      const { body } = await buyer.add(cart, [{ sku, quantity }]);
      const line = body.data.addProductsToCart.cart.items.find((item: CartLine) => item.product.sku === sku);
      const explained = await explain({ shipTo, sku, quantity: line.quantity_total });

      expect(explained.body.price, `${sku} ${quantity}`).toBe(line.prices.unit);
      charged += 1;
    }
  expect(charged).toBeGreaterThan(1);
});

type CartLine = { product: { sku: string } };

/** Somebody who orders where prices have steps. */
async function findStepped() {
  for (const { email, shipToIds } of await listPeople(portal))
    for (const shipTo of email.endsWith('@meridian.example') ? [] : shipToIds) {
      const stepped = (await oraclePrices(portal, shipTo)).filter(
        ({ your, breaks }) => your !== null && breaks.length > 0,
      );
      if (stepped.length > 0) return { email, shipTo, stepped };
    }
  throw new Error('No price has a step');
}

test('a product with hundreds of rows of other days is explained with the price that is paid', async () => {
  const [first] = (await oraclePrices(portal, '100247')).filter(({ your }) => your !== null);
  const sku = first?.sku ?? '';
  await portal.sql(
    `insert into price (price_list_id, sku, kind, min_qty, valid_from, valid_to, net_price)
     select price_list_id, $1, 'promotion', 1, date '2027-01-01' + n, date '2027-01-01' + n, 1
     from ship_to_price_list, generate_series(1, 300) n where ship_to_id = '100247'`,
    [sku],
  );

  const { body } = await explain({ shipTo: '100247', sku });

  expect({ price: body.price, rows: body.rows.length }).toEqual({ price: first?.your, rows: 200 });
  expect(body.nextChange).not.toBeNull();
});

test('goods that a customer is not offered say why', async () => {
  const [first] = await oraclePrices(portal, '100234');
  const sku = first?.sku ?? '';
  await portal.sql(
    `update price_list set excluded_skus = excluded_skus || array[$1::text]
    where id = (select price_list_id from ship_to_price_list where ship_to_id = '100234')`,
    [sku],
  );
  portal.clock.advance({ ms: 5_000 });

  expect((await explain({ shipTo: '100234', sku })).body).toMatchObject({
    price: null,
    unpriced: 'excluded-product',
    nextChange: null,
  });
});

test('a ship-to out of reach, an unknown product and a wrong question are refused', async () => {
  const [first] = await oraclePrices(portal, '100234');
  const sku = first?.sku ?? '';
  await portal.sql(`update staff_grant set countries = '{SK}' where uid = 'u-meridian-staff'`);
  portal.clock.advance({ ms: 5_000 });
  const foreign = await explain({ shipTo: '100234', sku });
  await portal.sql(`update staff_grant set countries = '{CZ,SK,IT,ES}' where uid = 'u-meridian-staff'`);
  portal.clock.advance({ ms: 5_000 });

  expect(foreign).toMatchObject({ status: 404, body: { code: 'SHIP_TO_NOT_FOUND' } });
  expect(await explain({ shipTo: '999999', sku })).toMatchObject({ status: 404, body: { code: 'SHIP_TO_NOT_FOUND' } });
  expect(await explain({ shipTo: '100234', sku: 'NO-SUCH' })).toMatchObject({ status: 404 });
  for (const wrong of [{ quantity: 0 }, { day: '2026-02-30' }, { typo: 1 }])
    expect(await explain({ shipTo: '100234', sku, ...wrong })).toMatchObject({ status: 400 });
  const owner = await portal.signIn('owner@ulipy.example');
  expect(await explain({ shipTo: '100234', sku }, owner)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
