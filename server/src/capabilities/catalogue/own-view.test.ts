import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList } from './test-products.ts';
import { countsOf, facetFields, shopperAs, skusOf } from './test-shopper.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await addProducts(portal.sql, [
    { sku: 'T1', brand: 'Zkouška' },
    { sku: 'T2', brand: 'Zkouška' },
    { sku: 'T3', brand: 'Zkouška vedle' },
    { sku: 'T4', brand: 'Zkouška', country: 'SK', category_uid: 'test-SK-beer' },
    { sku: 'L1', brand: 'Jazyk', name: 'Chmel' },
    { sku: 'L2', brand: 'Jazyk', name: 'Cukr' },
  ]);
  await givePriceList(portal.sql, '100234', { prices: { T1: 100, T2: 200, T3: 300 } });
  await givePriceList(portal.sql, '100235', {
    prices: { T1: 110.5, T2: 1, T3: 330 },
    excluded_skus: ['T2'],
    excluded_brands: ['Zkouška vedle'],
  });
  await portal.sql(`delete from ship_to_price_list where ship_to_id = '100236'`);
  portal.clock.advance({ ms: 2_001 });
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const fields = `total_count items { sku your_price currency orderable not_orderable_reason { code } } ${facetFields}`;
const seen = async (caller: Caller, options: { outlet?: string; headers?: Record<string, string> } = {}) => {
  const { body } = await shopperAs(caller)('filter: {brand: {in: ["Zkouška", "Zkouška vedle"]}}', fields, options);
  return body.data.products;
};
const pricesIn = (products: { items: { sku: string; your_price: number }[] }) =>
  Object.fromEntries(products.items.map(({ sku, your_price }) => [sku, your_price]));

describe('the ship-to decides', () => {
  test('what goods cost', async () => {
    expect(pricesIn(await seen(owner, { outlet: '100234' }))).toEqual({ T1: 100, T2: 200, T3: 300 });
  });

  test('what there is at all: the rest is neither listed nor counted nor found', async () => {
    const products = await seen(owner, { outlet: '100235' });
    const detail = await shopperAs(owner)('filter: {sku: {eq: "T2"}}', 'total_count', { outlet: '100235' });
    const search = await shopperAs(owner)('search: "zkouska vedle"', 'total_count', { outlet: '100235' });

    expect(pricesIn(products)).toEqual({ T1: 110.5 });
    expect(products.total_count).toBe(1);
    expect(countsOf({ body: { data: { products } } } as never, 'brand')).toMatchObject({ Zkouška: 1 });
    expect(JSON.stringify(products)).not.toContain('Zkouška vedle');
    expect(detail.body.data.products.total_count).toBe(0);
    expect(search.body.data.products.total_count).toBe(0);
  });

  test('without one it is the first active ship-to of the caller', async () => {
    expect(await seen(owner)).toEqual(await seen(owner, { outlet: '100234' }));
  });

  test('one without prices sees goods that cannot be ordered yet', async () => {
    const { items } = await seen(owner, { outlet: '100236' });

    expect(items).toEqual(
      ['T1', 'T2', 'T3'].map((sku) => ({
        sku,
        your_price: null,
        currency: 'CZK',
        orderable: false,
        not_orderable_reason: { code: 'NO_PRICE' },
      })),
    );
  });

  test('and anyone who sorts by price there sees names, each in the order of their language', async () => {
    const byPrice = async (language: string) =>
      skusOf(
        await shopperAs(owner)('filter: {brand: {eq: "Jazyk"}} sort: {your_price: DESC}', 'items { sku }', {
          outlet: '100236',
          language,
        }),
      );

    expect(await byPrice('cs')).toEqual(['L2', 'L1']);
    expect(await byPrice('en')).toEqual(['L1', 'L2']);
  });
});

describe('a market sees its own goods only', () => {
  test.each([
    ['owner@tatravelko.example', ['T4'], 'EUR'],
    ['owner@bellini.example', [], undefined],
    ['owner@ulipy.example', ['T1', 'T2', 'T3'], 'CZK'],
  ])('%s', async (email, skus, currency) => {
    const { items } = await seen(await portal.signIn(email));

    expect(items.map(({ sku }: { sku: string }) => sku)).toEqual(skus);
    expect(items[0]?.currency).toBe(currency);
  });

  test('not by sku either', async () => {
    const { body } = await shopperAs(owner)('filter: {sku: {eq: "T4"}}', 'total_count items { name }');

    expect(body.data.products).toEqual({ total_count: 0, items: [] });
  });
});

describe('headers are claims', () => {
  test.each([
    ['a foreign place', { 'outlet-id': '100301' }, 403],
    ['a place that does not exist', { 'outlet-id': '999999' }, 403],
    ["another market's store", { store: 'LivePortal_EMEA_SK' }, 403],
    ['two places', { 'outlet-id': '100234, 100235' }, 400],
    ['ten thousand letters', { 'outlet-id': '1'.repeat(10_000) }, 400],
    ['favourites that are neither on nor off', { myfavourites: 'yes' }, 400],
    ['favourites twice', { myfavourites: '1, 1' }, 400],
    ['favourites of ten thousand letters', { myfavourites: '1'.repeat(10_000) }, 400],
  ])('%s gets no price', async (_name, headers, status) => {
    const answer = await shopperAs(owner)('', fields, { headers });

    expect(answer.status).toBe(status);
    expect(answer.body.data).toBeNull();
    expect(answer.text).not.toContain('your_price');
  });

  test('somebody else’s answer is not kept for a stranger', async () => {
    await seen(owner, { outlet: '100234' });
    const stranger = await portal.signIn('warehouse@velkosklad-brno.example');

    const answer = await shopperAs(stranger)('', fields, { outlet: '100234' });

    expect(answer.status).toBe(403);
  });
});

test('favourites alone are shown where they are asked for', async () => {
  const wishlist = await owner.graphql('{ customer { wishlists { id } } }');
  const [{ id }] = wishlist.body.data.customer.wishlists;
  const add = 'mutation ($id: ID!) { addProductsToWishlist(wishlist_id: $id, sku: "T2") { user_errors { code } } }';
  await owner.graphql(add, { variables: { id }, headers: { 'outlet-id': '100234' } });
  const ask = shopperAs(owner);

  const starred = await ask('', 'total_count items { sku favourites }', { outlet: '100234', favouritesOnly: true });
  const all = await ask('filter: {brand: {eq: "Zkouška"}}', 'items { sku favourites }', { outlet: '100234' });
  const notOffered = await ask('', 'total_count', { outlet: '100235', favouritesOnly: true });

  expect(starred.body.data.products).toEqual({ total_count: 1, items: [{ sku: 'T2', favourites: 1 }] });
  expect(all.body.data.products.items).toEqual([
    { sku: 'T1', favourites: 0 },
    { sku: 'T2', favourites: 1 },
  ]);
  expect(notOffered.body.data.products.total_count).toBe(0);
});
