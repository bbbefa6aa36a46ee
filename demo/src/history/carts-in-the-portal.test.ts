import { statesOf, uploaderAt } from '@dray/server/capabilities/bulk-upload/test-bulk-upload.ts';
import { cartFields, codesOf, outcomeOf, shopperAt } from '@dray/server/capabilities/cart/testing/test-cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkSample, sampleUploader } from '../bulk-upload/sample-file.ts';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
}, 120_000);
afterAll(() => portal.close());

const cartOf = async (email: string) => shopperAt(await portal.signIn(email)).customerCart();

test.each([
  ['shift@ulipy.example', 'CAPACITY_BELOW_MINIMUM', false],
  ['warehouse@velkosklad-brno.example', 'LOAD_REACHED', true],
  ['owner@tatravelko.example', 'PALLETS_BELOW_MINIMUM', false],
  ['owner@bellini.example', 'LOAD_REACHED', true],
  ['manager@bar-romero.example', 'LOAD_REACHED', true],
])('the cart of %s is in a state of its own: %s', async (email, code, canProceed) => {
  const { progress_bar_data, items } = await cartOf(email);

  expect(progress_bar_data).toMatchObject({ code, canProceed });
  expect(items.flatMap(({ errors }: { errors: object[] }) => errors)).toEqual([]);
  expect(items.map((item: { price_before: number | null }) => item.price_before)).toEqual(items.map(() => null));
});

test('the largest cart holds all that its owner is offered, and one thing without a price', async () => {
  const { items } = await cartOf('edge@prilis-zlutoucky-kun.example');

  const faulty = items.filter(({ errors }: { errors: object[] }) => errors.length > 0);
  expect(items.length).toBeGreaterThan(40);
  expect(faulty.map((item: { errors: { code: string }[] }) => codesOf(item.errors))).toContainEqual(['NO_PRICE']);
});

test('anyone who starts as the owner of three pubs starts with an empty cart', async () => {
  expect((await cartOf('owner@ulipy.example')).items).toEqual([]);
});

test('saved orders are listed at today’s prices, and reopening one tells what has changed', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const listed = outcomeOf(
    await owner.graphql(`{ getSaveOrderForLater { items { cart_id total customer_order_number } } }`),
  );
  const oldest = listed.items.at(-1);

  const reopened = outcomeOf(
    await owner.graphql(
      `mutation ($id: String!) { reOrderSavedOrder(cart_id: $id) { status cart { ${cartFields} } } }`,
      {
        variables: { id: oldest.cart_id },
      },
    ),
  );

  const codes = reopened.cart.items.flatMap((item: { errors: { code: string }[] }) => codesOf(item.errors));
  expect(listed.items).toHaveLength(4);
  expect(listed.items.every(({ total }: { total: number }) => total > 1_000)).toBe(true);
  expect(reopened).toMatchObject({ status: 'success', cart: { customer_order_number: 'Posvícení' } });
  expect(codes.sort()).toEqual(['DISCONTINUED', 'OUT_OF_STOCK']);
  expect(reopened.cart.items.some((item: { price_before: number | null }) => item.price_before !== null)).toBe(true);
});

test('the warehouse has sent files before: one whole, one in part, and one that was none', async () => {
  const warehouse = uploaderAt(await portal.signIn(sampleUploader));

  const { body } = await warehouse.get('/api/orders/bulk');

  expect(body.results).toMatchObject([
    { fileName: 'objednavky-46.xlsx', state: 'done', orders: { faulty: 0 } },
    { fileName: 'letaky-listopad.csv', state: 'done', orders: { faulty: 1 } },
    { fileName: 'Sešit1.xlsx', state: 'refused', error: { code: 'FILE_KIND_UNKNOWN' } },
  ]);
  const [whole] = body.results;
  const { list } = (await warehouse.job(whole.jobId)).body;
  const orders = await Promise.all(
    list.map(({ orderNumber }: { orderNumber: string }) => warehouse.get(`/api/orders/${orderNumber}`)),
  );
  expect(list.length).toBeGreaterThan(0);
  expect(orders.map(({ body: savedCart }) => savedCart.customerOrderNumber)).toEqual(
    list.map(({ key }: { key: string }) => key),
  );
});

test('the sample has three good orders, two to be mended, and one that repeats the earlier file', async () => {
  const warehouse = uploaderAt(await portal.signIn(sampleUploader));
  const { earlier, file } = bulkSample('2026-11-18');
  const sent = await warehouse.order(earlier);
  await warehouse.done(sent.body.jobId);

  const job = await warehouse.checked(file);

  expect(statesOf(job)).toEqual({
    'VB-1185': 'repeated',
    'VB-1186': 'good',
    'VB-1187': 'good',
    'VB-1188': 'faulty',
    'VB-1189': 'good',
    'VB-1190': 'faulty',
  });
  const { body } = await warehouse.rows(job.jobId, '?view=faulty');
  const faults = body.rows.flatMap((row: { faults: { row: number; code: string }[] }) => row.faults);
  expect(faults.map(({ row, code }: { row: number; code: string }) => `${row} ${code}`)).toEqual([
    '8 SHIP_TO_UNKNOWN',
    '9 QUANTITY_NOT_WHOLE',
    '11 CLOSED_WEEKDAY',
    '12 CLOSED_WEEKDAY',
  ]);
});
