import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoundTrips, watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const page = `query ($page: Int, $search: String, $sort: ProductSortInput) {
  products(currentPage: $page, pageSize: 10, search: $search, sort: $sort) {
    total_count page_info { total_pages } corrected_search
    aggregations { attribute_code label options { label value count } }
    items { sku name your_price your_price_tax base_price price_per_litre deposit favourites promo orderable
      not_orderable_reason { code message } pack_label images { url } deliveryDate related_products { sku your_price } }
  }
}`;

/** What PostgreSQL is asked for one call, everything that the edge does included. */
async function questionsOf(variables: Record<string, unknown>, headers: Record<string, string>): Promise<RoundTrips> {
  const { result, ...seen } = await watchRoundTrips(() => owner.graphql(page, { variables, headers }));
  expect(result.status).toBe(200);
  expect(result.body.data.products.items.length).toBeGreaterThan(0);
  return seen;
}

test.each([
  ['the first page', {}, { 'outlet-id': '100234' }],
  ['a later page', { page: 2 }, { 'outlet-id': '100234' }],
  ['a search', { search: 'havranov' }, { 'outlet-id': '100234' }],
  ['a list sorted by own price', { sort: { your_price: 'ASC' } }, { 'outlet-id': '100234' }],
  ['a list for the place nobody named', {}, {}],
])(
  '%s costs one round trip to the database with two questions: prices and stars',
  async (_name, variables, headers) => {
    await questionsOf(variables, headers);

    const { statements, trips } = await questionsOf(variables, headers);

    expect(trips).toBe(1);
    expect(statements).toHaveLength(2);
    expect(statements.join()).toMatch(/from price/);
    expect(statements.join()).toMatch(/wishlist/);
  },
);

test('what nobody selects is not asked for', async () => {
  const document = '{ products(pageSize: 5) { total_count items { sku name } } }';
  await owner.graphql(document);

  const { statements } = await watchRoundTrips(() => owner.graphql(document));

  expect(statements).toEqual([]);
});
