import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const fields = 'id items_count items { id quantity product { uid sku } }';
const output = `{ wishlist { ${fields} } user_errors { code message path } }`;

let portal: TestPortal;
let owner: Caller;
let colleague: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  [owner, colleague] = await Promise.all([portal.signIn('owner@ulipy.example'), portal.signIn('shift@ulipy.example')]);
  // A list of this test's own for the owner's first ship-to, without one product and one brand.
  await portal.sql(`insert into price_list (code, country, currency, excluded_skus, excluded_brands)
    values ('FAV', 'CZ', 'CZK', '{CZ100002}', '{Sadovka}')`);
  await portal.sql(`update ship_to_price_list set price_list_id = (select id from price_list where code = 'FAV')
    where ship_to_id = '100234'`);
  portal.clock.advance({ ms: 2_000 });
});
beforeEach(() => portal.sql('delete from wishlist'));
afterAll(() => portal.close());

type Item = { id: string; quantity: number; product: { uid: string; sku: string } };

async function wishlistOf(caller: Caller, page = '') {
  const { body } = await caller.graphql(`{ customer { uid wishlists${page} { ${fields} } } }`);
  expect(body.errors).toBeUndefined();
  expect(body.data.customer.wishlists).toHaveLength(1);
  const [wishlist] = body.data.customer.wishlists;
  return wishlist as { id: string; items_count: number; items: Item[] };
}

const skusOf = ({ items }: { items: readonly Item[] }) => items.map(({ product }) => product.sku);

const add = (
  caller: Caller,
  wishlistId: string,
  items: readonly { sku: string; quantity?: number }[],
  language = 'en',
) =>
  caller.graphql(
    `mutation ($id: ID!, $items: [WishlistItemInput!]) { addProductsToWishlist(wishlist_id: $id, wishlist_items: $items) ${output} }`,
    {
      variables: { id: wishlistId, items },
      language,
      headers: { 'outlet-id': '100234' },
    },
  );

const remove = (caller: Caller, wishlistId: string, ids: readonly string[], language = 'en') =>
  caller.graphql(
    `mutation ($id: ID!, $ids: [ID!]!) { removeProductsFromWishlist(wishlist_id: $id, wishlist_items_ids: $ids) ${output} }`,
    {
      variables: { id: wishlistId, ids },
      language,
    },
  );

const favouritesFlag = async (caller: Caller, sku: string) => {
  const { body } = await caller.graphql(`{ products(filter: { sku: { eq: "${sku}" } }) { items { favourites } } }`);
  return body.data.products.items[0]?.favourites;
};

test('everyone has one list, made when it is first asked for, by however many calls at once', async () => {
  const lists = await Promise.all(Array.from({ length: 20 }, () => wishlistOf(owner)));

  expect(new Set(lists.map(({ id }) => id)).size).toBe(1);
  expect(lists[0]).toMatchObject({ items_count: 0, items: [] });
  expect(await portal.sql('select count(*)::int from wishlist')).toEqual([{ count: 1 }]);
  expect((await wishlistOf(colleague)).id).not.toBe(lists[0]?.id);
});

test('a product becomes a favourite by its sku alone, and its flag goes to 1 and back to 0', async () => {
  const { id } = await wishlistOf(owner);
  expect(await favouritesFlag(owner, 'CZ100001')).toBe(0);

  const { body } = await owner.graphql(
    `mutation { addProductsToWishlist(wishlist_id: "${id}", sku: "CZ100001", quantity: 1) ${output} }`,
  );

  const { wishlist, user_errors } = body.data.addProductsToWishlist;
  expect(user_errors).toEqual([]);
  expect(wishlist).toMatchObject({
    id,
    items_count: 1,
    items: [{ quantity: 1, product: { uid: 'CZ100001', sku: 'CZ100001' } }],
  });
  expect(await favouritesFlag(owner, 'CZ100001')).toBe(1);
  expect(await favouritesFlag(colleague, 'CZ100001')).toBe(0);

  const removed = await remove(owner, id, [wishlist.items[0].id]);
  expect(removed.body.data.removeProductsFromWishlist).toEqual({
    wishlist: { id, items_count: 0, items: [] },
    user_errors: [],
  });
  expect(await favouritesFlag(owner, 'CZ100001')).toBe(0);
});

test('of several products the good ones are added and the others are told', async () => {
  const { id } = await wishlistOf(owner);
  const [sadovka] = await portal.sql<{ sku: string }>(
    "select sku from product where brand = 'Sadovka' and country = 'CZ' limit 1",
  );
  const wanted = ['CZ100003', 'NOWHERE', 'SK100015', 'CZ100002', sadovka?.sku ?? '', 'CZ100003', 'CZ100004'];

  const { status, body } = await add(
    owner,
    id,
    wanted.map((sku) => ({ sku })),
  );

  const { wishlist, user_errors } = body.data.addProductsToWishlist;
  expect(status).toBe(200);
  expect(skusOf(wishlist)).toEqual(['CZ100003', 'CZ100004']);
  expect(user_errors.map(({ code, path }: { code: string; path: string[] }) => [code, path.join('.')])).toEqual(
    [1, 2, 3, 4].map((at) => ['PRODUCT_NOT_FOUND', `wishlist_items.${at}.sku`]),
  );
  expect(user_errors[0].message).toBe('‘NOWHERE’ is not in your assortment.');
});

test('what is a favourite already stays one item with its quantity', async () => {
  const { id } = await wishlistOf(owner);
  await add(owner, id, [{ sku: 'CZ100003', quantity: 2.5 }]);

  const { body } = await add(owner, id, [{ sku: 'CZ100003', quantity: 9 }]);

  expect(body.data.addProductsToWishlist).toMatchObject({
    wishlist: { items_count: 1, items: [{ quantity: 2.5 }] },
    user_errors: [],
  });
});

test.each([
  ['en', '‘X’ is not in your assortment.', 'This product is no longer among your favourites.'],
  ['cs', 'Zboží „X“ nemáte v\u00a0sortimentu.', 'Toto zboží už mezi oblíbenými není.'],
  ['it', '«X» non fa parte dell’assortimento.', 'Questo prodotto non è più tra i preferiti.'],
  ['sk', 'Tovar „X“ nemáte v\u00a0sortimente.', 'Tento tovar už medzi obľúbenými nie je.'],
  ['es', '«X» no forma parte de su surtido.', 'Este producto ya no está entre sus favoritos.'],
])('in %s the reader is told in their language', async (language, notOffered, gone) => {
  const { id } = await wishlistOf(owner);

  const added = await add(owner, id, [{ sku: 'X' }], language);
  const removed = await remove(owner, id, ['nothing'], language);

  expect(added.body.data.addProductsToWishlist.user_errors[0].message).toBe(notOffered);
  expect(removed.body.data.removeProductsFromWishlist.user_errors[0]).toEqual({
    code: 'FAVOURITE_NOT_FOUND',
    message: gone,
    path: ['wishlist_items_ids', '0'],
  });
});

test('somebody else’s list answers like one that does not exist, and stays as it is', async () => {
  const [own, other] = [await wishlistOf(owner), await wishlistOf(colleague)];
  await add(colleague, other.id, [{ sku: 'CZ100003' }]);
  const [item] = (await wishlistOf(colleague)).items;

  const missing = await add(owner, '00000000-0000-4000-8000-000000000000', [{ sku: 'CZ100003' }]);
  const answers = [
    await add(owner, other.id, [{ sku: 'CZ100004' }]),
    await add(owner, 'no id at all', [{ sku: 'CZ100004' }]),
    await remove(owner, other.id, [item?.id ?? '']),
  ];

  for (const { status, body } of [missing, ...answers]) {
    expect(status).toBe(200);
    expect(body.errors[0]).toMatchObject({
      message: 'We cannot find this list of favourites.',
      extensions: { code: 'WISHLIST_NOT_FOUND' },
    });
  }
  const inOwn = await remove(owner, own.id, [item?.id ?? '', '00000000-0000-4000-8000-000000000000', "' or true --"]);
  expect(inOwn.body.data.removeProductsFromWishlist.user_errors.map(({ code }: { code: string }) => code)).toEqual(
    Array(3).fill('FAVOURITE_NOT_FOUND'),
  );
  expect(skusOf(await wishlistOf(colleague))).toEqual(['CZ100003']);
});

test('of several items those that are there go and the others are told', async () => {
  const { id } = await wishlistOf(owner);
  await add(owner, id, [{ sku: 'CZ100003' }, { sku: 'CZ100004' }]);
  const [first, second] = (await wishlistOf(owner)).items;

  const { body } = await remove(owner, id, [first?.id.toUpperCase() ?? '', 'x', first?.id ?? '']);

  expect(body.data.removeProductsFromWishlist).toMatchObject({
    wishlist: { items_count: 1, items: [{ id: second?.id }] },
    user_errors: [{ code: 'FAVOURITE_NOT_FOUND', path: ['wishlist_items_ids', '1'] }],
  });
});

test('items come newest first, eight at once or as many as are asked for', async () => {
  const { id } = await wishlistOf(owner);
  const products = await portal.sql<{ sku: string }>(`select sku from product
    where country = 'CZ' and kind = 'simple' and sku <> 'CZ100002' and brand <> 'Sadovka' order by sku limit 12`);
  for (const { sku } of products) {
    portal.clock.advance({ ms: 1 });
    await add(owner, id, [{ sku }]);
  }
  const newestFirst = products.map(({ sku }) => sku).reverse();

  expect(skusOf(await wishlistOf(owner))).toEqual(newestFirst.slice(0, 8));
  expect(skusOf(await wishlistOf(owner, '(pageSize: 5, currentPage: 3)'))).toEqual(newestFirst.slice(10));
  expect(skusOf(await wishlistOf(owner, '(pageSize: 100)'))).toEqual(newestFirst);
  const beyond = await wishlistOf(owner, '(currentPage: 1000000)');
  expect(beyond).toMatchObject({ items_count: 12, items: [] });
});

test.each(['(pageSize: 0)', '(pageSize: 101)', '(pageSize: -1)', '(currentPage: 0)', '(pageSize: 2147483647)'])(
  'a page of %s is refused',
  async (page) => {
    const { body } = await owner.graphql(`{ customer { wishlists${page} { id } } }`);

    expect(body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
  },
);

test('a call that names nothing, or too much, is refused', async () => {
  const { id } = await wishlistOf(owner);
  const many = Array.from({ length: 101 }, () => ({ sku: 'CZ100003' }));

  for (const { body } of [
    await add(owner, id, []),
    await add(owner, id, many),
    await remove(owner, id, []),
    await remove(
      owner,
      id,
      many.map(() => 'x'),
    ),
    await owner.graphql(`mutation { addProductsToWishlist(wishlist_id: "${id}") ${output} }`),
  ])
    expect(body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
});

test('five hundred favourites are enough, also for calls at once', async () => {
  const { id } = await wishlistOf(owner);
  await portal.sql(
    `insert into wishlist_item (wishlist_id, sku) select $1, 'OLD' || n from generate_series(1, 498) n`,
    [id],
  );

  const answers = await Promise.all(
    ['CZ100001', 'CZ100003', 'CZ100004', 'CZ100005'].map((sku) => add(owner, id, [{ sku }])),
  );

  const errors = answers.flatMap(({ body }) => body.data.addProductsToWishlist.user_errors);
  expect(errors.map(({ code }: { code: string }) => code)).toEqual(['FAVOURITES_FULL', 'FAVOURITES_FULL']);
  expect(errors[0].message).toMatch(/^You already have 500 favourites\. Remove one to add ‘CZ10000\d’\.$/);
  expect((await wishlistOf(owner)).items_count).toBe(500);
});

test('the same product added by many calls at once is one favourite', async () => {
  const { id } = await wishlistOf(owner);

  const answers = await Promise.all(Array.from({ length: 10 }, () => add(owner, id, [{ sku: 'CZ100003' }])));

  expect(answers.every(({ body }) => body.data.addProductsToWishlist.user_errors.length === 0)).toBe(true);
  expect(await wishlistOf(owner)).toMatchObject({ items_count: 1 });
});

test('who has no catalogue may ask for their list and not change it', async () => {
  const accountant = await portal.signIn('accountant@tatravelko.example');
  const { id } = await wishlistOf(accountant);

  const { status, body } = await accountant.graphql(
    `mutation { addProductsToWishlist(wishlist_id: "${id}", sku: "SK100015") ${output} }`,
  );

  expect(status).toBe(403);
  expect(body.errors[0].extensions.code).toBe('SECTION_NOT_ALLOWED');
});

test('a visitor has no favourites', async () => {
  expect((await portal.visitor.graphql('{ customer { uid } }')).status).toBe(401);
});
