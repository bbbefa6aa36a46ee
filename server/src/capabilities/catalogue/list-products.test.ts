import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList } from './test-products.ts';
import { countsOf, facetFields, shopperAs, skusOf } from './test-shopper.ts';

let portal: TestPortal;
let ask: ReturnType<typeof shopperAs>;
beforeAll(async () => {
  portal = await openTestPortal();
  await addProducts(portal.sql, [
    { sku: 'T1', brand: 'Zkouška', name: 'Chmelovar', listed_on: '2026-03-01', is_new: true },
    { sku: 'T2', brand: 'Zkouška', name: 'Čapák', listed_on: '2026-05-01', sub_brand: 'Ten' },
    { sku: 'T3', brand: 'Zkouška', name: 'Cukrář', listed_on: '2026-04-01', pack_format: 'CR20', volume_l: 0.5 },
    { sku: 'T4', brand: 'Zkouška', name: 'Hvozd', product_group: 'Cider', is_sale: true },
    { sku: 'T5', brand: 'Zkouška', name: 'Hvozd', product_group: 'Cider', country_of_origin: 'SK', is_last: true },
    { sku: 'T6', brand: 'Zkouška', name: 'Vyřazený', is_discontinued: true },
  ]);
  await givePriceList(portal.sql, '100234', { prices: { T1: 300, T2: 100, T3: 200, T5: 100 } });
  portal.clock.advance({ ms: 2_001 });
  const ofOwner = shopperAs(await portal.signIn('owner@ulipy.example'));
  ask = (args, fields, options) => ofOwner(args, fields, { outlet: '100234', language: 'cs', ...options });
});
afterAll(() => portal.close());

const ours = 'brand: {eq: "Zkouška"}';
const list = async (filter: string, rest = '') =>
  skusOf(await ask(`filter: {${ours} ${filter}} ${rest}`, 'items { sku }'));

describe('order', () => {
  test.each([
    ['by name, when nothing else is said', '', ['T3', 'T2', 'T4', 'T5', 'T1']],
    ['by name, down', 'sort: {name: DESC}', ['T1', 'T4', 'T5', 'T2', 'T3']],
    ['by own price, what has none at the end', 'sort: {your_price: ASC}', ['T2', 'T5', 'T3', 'T1', 'T4']],
    ['by own price, down, what has none at the end, too', 'sort: {your_price: DESC}', ['T1', 'T3', 'T2', 'T5', 'T4']],
    ['by listing, the newest first', 'sort: {newest: DESC}', ['T2', 'T3', 'T1', 'T4', 'T5']],
    ['by the first of several', 'sort: {newest: DESC, your_price: ASC}', ['T2', 'T5', 'T3', 'T1', 'T4']],
    [
      'by name, when relevance is asked for and nothing is looked for',
      'sort: {relevance: DESC}',
      ['T3', 'T2', 'T4', 'T5', 'T1'],
    ],
  ])('%s', async (_name, sort, skus) => {
    expect(await list('', sort)).toEqual(skus);
  });
});

describe('filters', () => {
  test.each([
    ['packaging: {eq: "Cider"}', ['T4', 'T5']],
    ['packaging: {in: ["Cider", "Beer"]}', ['T3', 'T2', 'T4', 'T5', 'T1']],
    ['packaging: {eq: "Cider", in: ["Beer"]}', []],
    ['packaging: {in: []}', []],
    ['packaging: {}', ['T3', 'T2', 'T4', 'T5', 'T1']],
    ['packaging: {eq: "cider"}', []],
    ['filter_packaging: {eq: "crate"}', ['T3']],
    ['volume: {eq: "0.5"}', ['T3']],
    ['volume: {eq: "0,50"}', ['T3']],
    ['volume: {eq: "half"}', []],
    ['sub_brand: {eq: "Ten"}', ['T2']],
    ['country_of_origin: {eq: "SK"}', ['T5']],
    ['product_new: {eq: "1"}', ['T1']],
    ['product_sale: {eq: "1"}', ['T4']],
    ['product_last: {in: ["1"]}', ['T5']],
    ['product_last: {eq: "0"} packaging: {eq: "Cider"}', ['T4']],
    ['product_new: {eq: "yes"}', []],
    ['promo: {eq: "1"}', []],
    ['promo: {eq: "0"} packaging: {eq: "Cider"}', ['T4', 'T5']],
    ['category_uid: {eq: "test-CZ-beer"} packaging: {eq: "Cider"}', ['T4', 'T5']],
    ['category_id: {eq: "test-CZ-beer"} category_uid: {eq: "nothing"}', []],
    ['sku: {in: ["T1", "T2", "T6", "CZ100001"]}', ['T2', 'T1']],
    ['sku: {eq: "T1"}', ['T1']],
    ['sku: {eq: "T6"}', ['T6']],
    ['sku: {eq: "T1"} packaging: {eq: "Cider"}', []],
    ['sku: {eq: "nothing"}', []],
  ])('%s', async (filter, skus) => {
    expect(await list(filter)).toEqual(skus);
  });
});

describe('facets', () => {
  test('count what one more value would bring', async () => {
    const answer = await ask(`filter: {${ours} packaging: {eq: "Beer"}}`, `total_count ${facetFields}`);

    expect(answer.body.data.products.total_count).toBe(3);
    expect(countsOf(answer, 'packaging')).toEqual({ Beer: 3, Cider: 2 });
    expect(countsOf(answer, 'filter_packaging')).toEqual({ keg: 2, crate: 1 });
    expect(countsOf(answer, 'brand')).toMatchObject({ Zkouška: 3 });
    expect(countsOf(answer, 'country_of_origin')).toEqual({ CZ: 3 });
    expect(countsOf(answer, 'product_new')).toEqual({ 1: 1 });
  });

  test('are named in the language of the reader, their values are not', async () => {
    const names = async (language: string) => {
      const { body } = await ask(`filter: {${ours}}`, facetFields, { language });
      return body.data.products.aggregations.map(({ attribute_code, label, options }: never) => [
        attribute_code,
        label,
        (options as { value: string; label: string }[]).map((option) => `${option.value}=${option.label}`),
      ]);
    };

    expect(await names('cs')).toEqual(
      expect.arrayContaining([
        ['packaging', 'Druh zboží', ['Cider=Cider', 'Beer=Pivo']],
        ['filter_packaging', 'Formát balení', ['keg=Sud', 'crate=Přepravka']],
        ['volume', 'Objem', ['0.5=0,5\u00a0l', '50=50\u00a0l']],
        ['country_of_origin', 'Země původu', ['CZ=Česko', 'SK=Slovensko']],
        ['product_sale', 'Zlevněno', ['1=Zlevněno']],
        ['category_uid', 'Kategorie', ['test-CZ-beer=Zkušební pivo']],
      ]),
    );
    expect(await names('it')).toEqual(
      expect.arrayContaining([
        ['packaging', 'Categoria', ['Beer=Birra', 'Cider=Sidro']],
        ['volume', 'Capacità', ['0.5=50\u00a0cl', '50=50\u00a0l']],
        ['country_of_origin', 'Paese di origine', ['CZ=Cechia', 'SK=Slovacchia']],
      ]),
    );
  });

  test('a value that was chosen stays to be taken back, even when nothing has it any more', async () => {
    const answer = await ask(`filter: {${ours} packaging: {eq: "Beer"} country_of_origin: {eq: "SK"}}`, facetFields);

    expect(countsOf(answer, 'packaging')).toEqual({ Beer: 0, Cider: 1 });
    expect(countsOf(answer, 'country_of_origin')).toEqual({ CZ: 3, SK: 0 });
  });
});

describe('pages', () => {
  const page = async (args: string) => {
    const { body } = await ask(
      `filter: {${ours}} ${args}`,
      'total_count page_info { page_size current_page total_pages } items { sku }',
    );
    const { total_count, page_info, items } = body.data.products;
    return { total_count, ...page_info, skus: items.map(({ sku }: { sku: string }) => sku) };
  };

  test.each([
    ['', { page_size: 25, current_page: 1, total_pages: 1, skus: ['T3', 'T2', 'T4', 'T5', 'T1'] }],
    ['pageSize: 2', { page_size: 2, current_page: 1, total_pages: 3, skus: ['T3', 'T2'] }],
    ['pageSize: 2 currentPage: 3', { page_size: 2, current_page: 3, total_pages: 3, skus: ['T1'] }],
    ['pageSize: 2 currentPage: 4', { page_size: 2, current_page: 4, total_pages: 3, skus: [] }],
    ['pageSize: 100 currentPage: 2147483647', { page_size: 100, current_page: 2147483647, total_pages: 1, skus: [] }],
    [
      'pageSize: null currentPage: null',
      { page_size: 25, current_page: 1, total_pages: 1, skus: ['T3', 'T2', 'T4', 'T5', 'T1'] },
    ],
  ])('%s', async (args, expected) => {
    expect(await page(args)).toEqual({ total_count: 5, ...expected });
  });

  test.each(['pageSize: 0', 'pageSize: -1', 'pageSize: 101', 'pageSize: 200', 'pageSize: 1000000000'])(
    '%s is refused with the limit named',
    async (args) => {
      const { status, body } = await ask(args, 'total_count');

      expect(status).toBe(400);
      expect(body.errors).toMatchObject([
        { message: 'Stránka má 1 až 100\u00a0položek.', extensions: { code: 'PAGE_SIZE_OUT_OF_RANGE' } },
      ]);
    },
  );

  test.each([
    'pageSize: 10000000000',
    'pageSize: 2.5',
    'pageSize: "25"',
    'currentPage: 0',
    'currentPage: -1',
    `search: "${'a'.repeat(201)}"`,
    `filter: {brand: {eq: "${'a'.repeat(201)}"}}`,
    `filter: {sku: {eq: "${'a'.repeat(201)}"}}`,
    `filter: {brand: {in: [${Array(101).fill('"a"').join()}]}}`,
    'filter: {brand: "Zkouška"}',
    'filter: {price: {eq: "1"}}',
    'sort: {name: UP}',
    'sort: {price: ASC}',
  ])('%s cannot be meant', async (args) => {
    const { status, body } = await ask(args, 'total_count');

    expect(status).toBe(400);
    expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'MALFORMED_REQUEST' } }] });
  });

  test('the same is refused when it comes by variables, however often', async () => {
    const owner = await portal.signIn('owner@ulipy.example');
    const document = 'query ($size: Int, $page: Int) { products(pageSize: $size, currentPage: $page) { total_count } }';

    for (const variables of [{ size: 0 }, { size: 1e9 }, { size: 1e10 }, { size: 'all' }, { page: 0 }, { page: -1 }])
      for (let time = 0; time < 3; time += 1) expect((await owner.graphql(document, { variables })).status).toBe(400);
  });
});
