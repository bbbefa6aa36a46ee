import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addProducts } from '../test-products.ts';
import { shopperAs, skusOf } from '../test-shopper.ts';

let portal: TestPortal;
let ask: ReturnType<typeof shopperAs>;
beforeAll(async () => {
  portal = await openTestPortal();
  await addProducts(portal.sql, [
    { sku: 'T-PLZEN', name: 'Plzeň Zkušební', ean: '2009990000015', ean_ea: '2109990000012' },
    { sku: 'T-CERNY', name: 'Zkušební černý ležák' },
    { sku: 'T-CERNY-CIDER', name: 'Zkušební černý', product_group: 'Cider' },
  ]);
  portal.clock.advance({ ms: 2_001 });
  ask = shopperAs(await portal.signIn('owner@ulipy.example'));
});
afterAll(() => portal.close());

const found = 'total_count corrected_search items { sku name }';
const search = (text: string, rest = '') => ask(`search: ${JSON.stringify(text)} ${rest}`, found);

test.each([
  ['plzen', ['T-PLZEN']],
  ['PLZEŇ', ['T-PLZEN']],
  ['zkusebni plz', ['T-PLZEN']],
  ['cerny lezak zkusebni', ['T-CERNY']],
  ['Ležák zkušební ČERNÝ', ['T-CERNY']],
  ['2009990000015', ['T-PLZEN']],
  ['2109990000012', ['T-PLZEN']],
  ['  t-plzen  ', ['T-PLZEN']],
])('%j finds %j', async (text, skus) => {
  const answer = await search(text);

  expect(skusOf(answer)).toEqual(skus);
  expect(answer.body.data.products.corrected_search).toBeNull();
});

test('a whole sku comes before everything else that has its words', async () => {
  expect(skusOf(await search('t-cerny')).slice(0, 2)).toEqual(['T-CERNY', 'T-CERNY-CIDER']);
});

test('cerny lezak finds the same in any order', async () => {
  const [one, other] = await Promise.all([search('cerny lezak'), search('lezak cerny')]);

  expect(skusOf(one)).toContain('T-CERNY');
  expect(skusOf(one).sort()).toEqual(skusOf(other).sort());
});

test('a slip of the hand is forgiven, and shown in the words of the goods', async () => {
  const { body } = await search('zkusebni plzne');

  expect(body.data.products).toMatchObject({ corrected_search: 'zkusebni Plzeň', items: [{ sku: 'T-PLZEN' }] });
});

test('a filter narrows what is found and is no reason to correct it', async () => {
  const narrowed = await search('zkusebni cerny', 'filter: {packaging: {eq: "Cider"}}');
  const nothing = await search('zkusebni plzen', 'filter: {packaging: {eq: "Cider"}}');

  expect(skusOf(narrowed)).toEqual(['T-CERNY-CIDER']);
  expect(nothing.body.data.products).toEqual({ total_count: 0, corrected_search: null, items: [] });
});

test('what is found can be sorted by name instead', async () => {
  expect(skusOf(await search('zkusebni', 'sort: {name: DESC}'))).toEqual(['T-CERNY', 'T-CERNY-CIDER', 'T-PLZEN']);
});

test.each(['qqqqqqq', '🍺🍺🍺', '(.*)+$', '\\', '%_%', "'; drop table product; --", '\u0000', '<script>'])(
  '%j finds nothing, and that is all',
  async (text) => {
    const { status, body } = await search(text);

    expect(status).toBe(200);
    expect(body.data.products).toEqual({ total_count: 0, corrected_search: null, items: [] });
  },
);

test('only spaces look for nothing in particular', async () => {
  const [spaces, none] = await Promise.all([search(' \t '), ask('', found)]);

  expect(spaces.body).toEqual(none.body);
});

test('a text of ten thousand letters is refused', async () => {
  expect((await search('a'.repeat(10_000))).status).toBe(400);
});
