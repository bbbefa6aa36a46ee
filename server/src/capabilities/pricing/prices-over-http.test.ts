import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import { listPeople, type OraclePrice, oraclePrices, type Shopper } from './test-price-oracle.ts';

let portal: TestPortal;
let shoppers: Shopper[];
beforeAll(async () => {
  portal = await openTestPortal();
  await signInEverywhere(portal);
  shoppers = (await listPeople(portal)).filter(({ shipToIds }) => shipToIds.length > 0);
});
afterAll(() => portal.close());

const fields =
  'sku currency base_price base_price_tax your_price your_price_tax price_origin promo price_breaks { min_qty price }';

type PricedOnWire = {
  sku: string;
  currency: string;
  base_price: number | null;
  base_price_tax: number | null;
  your_price: number | null;
  your_price_tax: number | null;
  price_origin: string | null;
  promo: number;
  price_breaks: { min_qty: number; price: number }[];
};

const toWire = (price: OraclePrice): PricedOnWire => ({
  sku: price.sku,
  currency: price.currency,
  base_price: price.list,
  base_price_tax: price.list_tax,
  your_price: price.your,
  your_price_tax: price.your_tax,
  price_origin: price.origin,
  promo: price.promo,
  price_breaks: [...price.breaks],
});

/** One person at one of their ship-tos. */
function shopAt(caller: Caller, shipToId: string) {
  const ask = async (query: string, headers = {}) => {
    const { status, body } = await caller.graphql(query, { headers: { 'outlet-id': shipToId, ...headers } });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    return body.data;
  };
  return {
    ask,
    list: async (args: string, headers = {}): Promise<PricedOnWire[]> =>
      (await ask(`{ products(${args}) { items { ${fields} } } }`, headers)).products.items,
  };
}

// Some thousand requests, however busy the machine is.
const long = { timeout: 300_000 };

const bySku = (items: readonly PricedOnWire[]) => [...items].sort((a, b) => (a.sku < b.sku ? -1 : 1));

/** Nothing changes while these tests run, so everybody signs in once and each ship-to is reckoned once. */
const callerOf = onceEach((email) => portal.signIn(email));
const pricesAt = onceEach((shipToId) => oraclePrices(portal, shipToId));

function onceEach<Value>(find: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const found = new Map<string, Promise<Value>>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

type Visit = { caller: Caller; shipToId: string; shopper: Shopper; count: number };

async function forEachShipTo(visit: (at: Visit) => Promise<void>) {
  let count = 0;
  for (const shopper of shoppers) {
    const caller = await callerOf(shopper.email);
    for (const shipToId of shopper.shipToIds) {
      await visit({ caller, shipToId, shopper, count });
      count += 1;
    }
  }
  return count;
}

test('there is something to compare: many people, every ship-to, every kind of price', async () => {
  const shipTos = await portal.sql<{ id: string }>('select id from ship_to order by id');
  const prices = (await Promise.all(shipTos.map(({ id }) => pricesAt(id)))).flat();

  expect(shipTos).toHaveLength(18);
  expect(shoppers.length).toBeGreaterThan(8);
  expect(new Set(shoppers.flatMap(({ shipToIds }) => shipToIds)).size).toBe(18);
  expect(new Set(prices.map(({ origin }) => origin))).toEqual(new Set(['customer', 'contract', 'promotion', null]));
  expect(prices.some(({ breaks }) => breaks.length > 1)).toBe(true);
});

test(
  'list, sort order and search show what the oracle says, for everybody at each of their ship-tos',
  long,
  async () => {
    const visits = await forEachShipTo(async ({ caller, shipToId }) => {
      const expected = (await pricesAt(shipToId)).map(toWire);
      const shop = shopAt(caller, shipToId);

      const [list, rising, falling, kegs] = await Promise.all([
        shop.list('pageSize: 100'),
        shop.list('pageSize: 100, sort: { your_price: ASC }'),
        shop.list('pageSize: 100, sort: { your_price: DESC }'),
        shop.list('pageSize: 100, search: "keg"'),
      ]);

      expect(bySku(list), shipToId).toEqual(expected);
      expect(rising, shipToId).toEqual([...expected].sort(byPrice((a, b) => a - b)));
      expect(bySku(falling), shipToId).toEqual(expected);
      expect(falling.map(({ your_price }) => your_price)).toEqual(
        [...expected].sort(byPrice((a, b) => b - a)).map(({ your_price }) => your_price),
      );
      expect(expected, shipToId).toEqual(expect.arrayContaining(kegs));
    });

    expect(visits).toBeGreaterThan(30);
  },
);

/** Without a price last, whichever way; the same price by sku. */
const byPrice = (order: (a: number, b: number) => number) => (a: PricedOnWire, b: PricedOnWire) => {
  const [first, second] = [a.your_price, b.your_price];
  if (first === null || second === null)
    return Number(first === null) - Number(second === null) || (a.sku < b.sku ? -1 : 1);
  return order(first, second) || (a.sku < b.sku ? -1 : 1);
};

test(
  'detail and available packagings show what the oracle says, for everybody at each of their ship-tos',
  long,
  async () => {
    await forEachShipTo(async ({ caller, shipToId, shopper, count }) => {
      const expected = await pricesAt(shipToId);
      const prices = new Map(expected.map((price) => [price.sku, price]));
      const shop = shopAt(caller, shipToId);

      // Each of them is two lists, and a document may have four.
      const parts = inParts(expected, 2);
      // Who comes to every ship-to looks at everything, the others at some goods in turn.
      for (const part of shopper.shipToIds.length === 18 ? parts : [parts[count % parts.length] ?? []]) {
        const data = await shop.ask(`{ ${part.map(detailAndPackagings).join(' ')} }`);

        for (const [index, price] of part.entries()) {
          expect(data[`detail${index}`].items, `${shipToId} ${price.sku}`).toEqual([toWire(price)]);
          for (const packaging of data[`packs${index}`])
            expect(packaging, shipToId).toEqual({
              sku: packaging.sku,
              currency: price.currency,
              basic_price: prices.get(packaging.sku)?.list,
              your_price: prices.get(packaging.sku)?.your,
            });
          expect(data[`packs${index}`].map(({ sku }: { sku: string }) => sku)).toContain(price.sku);
        }
      }
    });
  },
);

const detailAndPackagings = ({ sku, sub_brand }: OraclePrice, index: number) => `
  detail${index}: products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } }
  packs${index}: getProductAvaliablePackaging(sku: "${sku}", sub_brand: ${JSON.stringify(sub_brand)}) {
    sku currency basic_price your_price
  }`;

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

test('favourites show what the oracle says at each ship-to, and only what is offered there', long, async () => {
  await forEachShipTo(async ({ caller, shipToId, shopper: { uid } }) => {
    const [first, ...others] = await pricesAt(shipToId);
    const favourites = [first, ...others.filter((_, index) => index % 7 === 0)].flatMap((price) => price ?? []);
    await portal.sql('delete from wishlist where uid = $1', [uid]);
    await portal.sql(
      `with own as (insert into wishlist (uid) values ($1) returning id)
       insert into wishlist_item (wishlist_id, sku) select id, unnest($2::text[]) from own`,
      [uid, [...favourites.map(({ sku }) => sku), 'NOT-SOLD-ANY-MORE']],
    );

    const shown = await shopAt(caller, shipToId).list('pageSize: 100', { myfavourites: '1' });

    expect(bySku(shown), shipToId).toEqual(favourites.map(toWire));
  });
});

test('without a named place the prices are those of the first active one', long, async () => {
  for (const { email, shipToIds } of shoppers) {
    const active = await portal.sql<{ id: string }>(
      `select ship_to.id from ship_to join account on lower(email) = $2
       where ship_to.id = any($1) and ship_to.status = 'Active'
         and ship_to.country = coalesce(account.country, 'CZ') order by ship_to.id limit 1`,
      [shipToIds, email.toLowerCase()],
    );
    const caller = await callerOf(email);

    const { body } = await caller.graphql(`{ products(pageSize: 100) { items { ${fields} } } }`);

    const expected = active[0] ? (await pricesAt(active[0].id)).map(toWire) : [];
    expect(bySku(body.data.products.items), email).toEqual(expected);
  }
});
