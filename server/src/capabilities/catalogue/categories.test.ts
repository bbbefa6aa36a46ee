import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList, insert } from './test-products.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const { sql } = portal;
  await addProducts(sql, []);
  const category = (uid: string, parent: string, level: number, cs: string) =>
    insert(sql, 'category', {
      uid,
      parent_uid: parent,
      country: 'CZ',
      name: { cs, en: `English ${uid}` },
      url_key: uid,
      url_path: `test-beer/${uid}`,
      level,
      position: 1,
    });
  await category('t-lager', 'test-CZ-beer', 2, 'Zkušební ležák');
  await category('t-dark', 't-lager', 3, 'Zkušební tmavý');
  await addProducts(sql, [
    { sku: 'T1' },
    { sku: 'T2', category_uid: 't-lager' },
    { sku: 'T3', category_uid: 't-dark' },
    { sku: 'T4', category_uid: 't-dark' },
    { sku: 'T5', category_uid: 't-dark', is_discontinued: true },
  ]);
  await givePriceList(sql, '100234', { prices: {} });
  await givePriceList(sql, '100235', { prices: {}, excluded_skus: ['T4'] });
  portal.clock.advance({ ms: 2_001 });
});
afterAll(() => portal.close());

const document = `query ($name: String) {
  categoryList(name: $name) {
    uid name url_key url_path level product_count
    children { uid name product_count children { uid name product_count } }
  }
}`;

async function categories(name: string | null, outlet = '100234', email = 'owner@ulipy.example') {
  const caller = await portal.signIn(email);
  const headers = email.startsWith('owner@ulipy') ? { 'outlet-id': outlet } : {};
  const { body } = await caller.graphql(document, { variables: { name }, headers, language: 'cs' });
  return body.data.categoryList;
}

test('groups come as a tree, each with everything below it counted', async () => {
  const all = await categories(null);

  expect(all.find(({ uid }: { uid: string }) => uid === 'test-CZ-beer')).toEqual({
    uid: 'test-CZ-beer',
    name: 'Zkušební pivo',
    url_key: 'test-beer',
    url_path: 'test-beer',
    level: 1,
    product_count: 4,
    children: [
      {
        uid: 't-lager',
        name: 'Zkušební ležák',
        product_count: 3,
        children: [{ uid: 't-dark', name: 'Zkušební tmavý', product_count: 2 }],
      },
    ],
  });
});

test.each([
  ['zkusebni lezak', ['t-lager']],
  ['LEŽÁK zkuš', ['t-lager']],
  ['english t dark', ['t-dark']],
  ['nothing of the kind', []],
  ['  ', []],
])('%j finds %j on any level', async (name, uids) => {
  expect((await categories(name)).map(({ uid }: { uid: string }) => uid)).toEqual(uids);
});

test('only what the customer is offered is counted', async () => {
  const [lager] = await categories('zkusebni lezak', '100235');

  expect(lager.product_count).toBe(2);
});

test('another market has its own groups', async () => {
  const slovak = await categories(null, '', 'owner@tatravelko.example');

  expect(slovak.map(({ uid }: { uid: string }) => uid)).toContain('test-SK-beer');
  expect(slovak.map(({ uid }: { uid: string }) => uid)).not.toContain('test-CZ-beer');
});

test('choosing a group finds everything below it', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const within = async (filter: string) => {
    const { body } = await owner.graphql(`{ products(filter: {${filter}}) { items { sku } } }`, {
      headers: { 'outlet-id': '100234' },
    });
    return body.data.products.items.map(({ sku }: { sku: string }) => sku);
  };

  expect(await within('category_uid: {eq: "t-lager"}')).toEqual(['T2', 'T3', 'T4']);
  expect(await within('category_uid: {eq: "test-CZ-beer"} category_id: {in: ["t-dark", "x"]}')).toEqual(['T3', 'T4']);
});
