import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from '../testing/test-cart.ts';

let portal: TestPortal;
let owner: TestShopper;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
});
afterAll(() => portal.close());

const validate = async (items: readonly object[], language = 'en') =>
  outcomeOf(await owner.validatePrices(items, { language }));

test.each([
  ['en', 'The prices have not changed.'],
  ['cs', 'Ceny se nezměnily.'],
])('prices that are still right are confirmed in %s', async (language, message) => {
  expect(await validate([{ sku: 'CZ100001', quantity: 2, price: 2127.9 }], language)).toEqual({ message, items: [] });
});

test.each([
  ['en', 'Some prices have changed. Check them before you place the order.'],
  ['cs', 'Některé ceny se změnily. Než objednávku odešlete, zkontrolujte je.'],
])('what costs something else now is reported with both prices in %s (K11)', async (language, message) => {
  const items = [
    { sku: 'CZ100001', quantity: 2, price: 1 },
    { sku: 'CZ100003', quantity: 1, price: 348.5 },
    { sku: 'NOPE', quantity: 1, price: 5 },
  ];

  expect(await validate(items, language)).toEqual({
    message,
    items: [
      { sku: 'CZ100001', old_price: 1, new_price: 2127.9 },
      { sku: 'NOPE', old_price: 5, new_price: null },
    ],
  });
});

test('the price is that of the quantity', async () => {
  const warehouse = shopperAt(await portal.signIn('warehouse@velkosklad-brno.example'), { outlet: '100237' });

  const { items } = outcomeOf(
    await warehouse.validatePrices([
      { sku: 'CZ100005', quantity: 18, price: 1334.21 },
      { sku: 'CZ100005', quantity: 90, price: 1334.21 },
    ]),
  );

  expect(items).toEqual([{ sku: 'CZ100005', old_price: 1334.21, new_price: 1306.7 }]);
});

test('the ship-to of the cart decides, and a bundle is priced as it was chosen there', async () => {
  const id = await owner.openCart();
  const options = ['CZS100201-1-2:6', 'CZS100201-2-2', 'CZS100201-3-1'];
  const { cart } = outcomeOf(await owner.add(id, [{ sku: 'CZS100201', quantity: 1, selected_options: options }]));

  const { items } = await validate([{ sku: 'CZS100201', quantity: 1, price: cart.items[0].prices.unit }]);

  expect(items).toEqual([]);
});

test('nothing to compare is confirmed, and absurd figures are only other figures', async () => {
  expect((await validate([])).items).toEqual([]);
  expect((await validate([{ sku: 'CZ100001', quantity: -1e308, price: 1e308 }])).items).toMatchObject([
    { new_price: 2127.9 },
  ]);
});

test('a question about prices never touches the cart', async () => {
  const before = await owner.customerCart();

  await validate([{ sku: 'CZ100001', quantity: 2, price: 1 }]);

  expect(await owner.customerCart()).toEqual(before);
});
