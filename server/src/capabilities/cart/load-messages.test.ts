import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt } from './testing/test-cart.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Line = { sku: string; quantity?: number; number_of_layer?: number; number_of_pallet?: number };

async function load(email: string, outlet: string, lines: readonly Line[], language: string) {
  const shopper = shopperAt(await portal.signIn(email), { outlet, language });
  await portal.sql('delete from cart_item');
  return outcomeOf(await shopper.add(await shopper.openCart(), lines)).cart;
}

const pub = ['owner@ulipy.example', '100234'] as const;
const warehouse = ['warehouse@velkosklad-brno.example', '100237'] as const;
const bellini = ['owner@bellini.example', '100401'] as const;
const crates = (number_of_pallet: number) => [{ sku: 'CZ100003', number_of_pallet }];
const cartons = (number_of_pallet: number) => [{ sku: 'IT100023', number_of_pallet }];

test.each([
  [
    pub,
    [
      { sku: 'CZ100002', quantity: 2 },
      { sku: 'CZ100003', quantity: 2 },
    ],
    119.2,
    'The minimum order capacity has not been reached, please add more goods.',
    'Minimální vytížení vozu zatím není dosaženo, přidejte prosím další zboží.',
  ],
  [
    pub,
    [
      { sku: 'CZ100001', quantity: 6 },
      { sku: 'CZ100002', quantity: 4 },
      { sku: 'CZ100003', quantity: 10 },
    ],
    732.2,
    'The required quantity of goods has been reached.',
    'Požadované množství zboží je dosaženo.',
  ],
  [
    pub,
    [
      { sku: 'CZ100001', quantity: 18 },
      { sku: 'CZ100003', quantity: 30 },
    ],
    1713,
    'The weight of the order exceeds the limit, reduce the quantity to proceed with the order.',
    'Hmotnost objednávky překračuje limit, pro pokračování snižte množství.',
  ],
  [
    warehouse,
    crates(4),
    3188,
    'The minimum quantity of pallet has not been reached, please add more goods.',
    'Minimální počet palet zatím není dosažen, přidejte prosím další zboží.',
  ],
  [
    warehouse,
    crates(31),
    24707,
    'The maximum weight of order has been exceeded.',
    'Byla překročena maximální hmotnost objednávky, snižte prosím množství.',
  ],
  [
    warehouse,
    crates(30),
    23910,
    'The required quantity of goods has been reached.',
    'Požadované množství zboží je dosaženo.',
  ],
  [
    bellini,
    cartons(33),
    24703.8,
    'The required quantity of goods has been reached.',
    'Požadované množství zboží je dosaženo.',
  ],
  [
    bellini,
    cartons(34),
    25452.4,
    'The maximum number of pallets has been exceeded.',
    'Byl překročen maximální počet palet, snižte prosím množství.',
  ],
  [
    bellini,
    [{ sku: 'IT100027', number_of_pallet: 11 }],
    7436,
    'The minimum weight of order has not been reached.',
    'Minimální hmotnost objednávky zatím není dosažena, přidejte prosím další zboží.',
  ],
] as const)('%j with %j weighs %d kg: %s', async ([email, outlet], lines, weight, english, czech) => {
  const cart = await load(email, outlet, lines, 'en');
  const inCzech = await load(email, outlet, lines, 'cs');

  const isReached = english === 'The required quantity of goods has been reached.';
  expect(cart.progress_bar_data).toMatchObject({ iTotalCartWeight: weight, message: english, canProceed: isReached });
  expect(inCzech.progress_bar_data.message).toBe(czech);
  const answered = cart.obstacles.map(({ message }: { message: string }) => message);
  if (isReached) expect(answered).not.toContain(english);
  else expect(answered[0]).toBe(english);
});

test.each([
  ['en', 'The limit is 280 quintals.'],
  ['cs', 'Limit je 28\u00a0t (280\u00a0q).'],
  ['sk', 'Limit je 28\u00a0t (280\u00a0q).'],
  ['it', 'Il limite è di 280 quintali.'],
  ['es', 'El límite es de 28\u00a0t (280\u00a0quintales métricos).'],
])('the weight that is exceeded is named in %s (K8)', async (language, text) => {
  const { progress_bar_data, obstacles } = await load(
    ...bellini,
    [{ sku: 'IT100026', number_of_pallet: 32 }],
    language,
  );

  expect(progress_bar_data).toMatchObject({
    code: 'WEIGHT_ABOVE_MAXIMUM',
    limit_message: text.replace('280 quintali', '280\u00a0quintali'),
  });
  expect(obstacles[1]).toMatchObject({ code: 'WEIGHT_LIMIT', message: progress_bar_data.limit_message });
});

test('an order below the minimum price is told so with the amount', async () => {
  await portal.sql(`update ship_to_transport set minimum_price = 20000 where ship_to_id = '100234'`);
  portal.clock.advance({ ms: 3_000 });

  const { progress_bar_data, obstacles } = await load(...pub, [{ sku: 'CZ100001', quantity: 6 }], 'en');

  expect(progress_bar_data).toMatchObject({ iMinimumOrderPrice: 20000, code: 'LOAD_REACHED', canProceed: false });
  expect(obstacles[0]).toMatchObject({
    code: 'PRICE_BELOW_MINIMUM',
    message: 'The minimum price of order, CZK\u00a020,000.00, has not been reached.',
  });
});

test.each([
  ['en', 'The maximum price of order, CZK\u00a05,000.00, has been exceeded.'],
  ['cs', 'Byla překročena maximální hodnota objednávky 5\u00a0000,00\u00a0Kč, snižte prosím množství.'],
])('an order above the maximum price is told so with the amount, in %s', async (language, message) => {
  await portal.sql(
    `update ship_to_transport set minimum_price = null, maximum_price = 5000 where ship_to_id = '100234'`,
  );
  portal.clock.advance({ ms: 3_000 });

  const { progress_bar_data, obstacles } = await load(...pub, [{ sku: 'CZ100001', quantity: 6 }], language);
  await portal.sql(`update ship_to_transport set maximum_price = null where ship_to_id = '100234'`);
  portal.clock.advance({ ms: 3_000 });

  expect(progress_bar_data).toMatchObject({ iMaximumOrderPrice: 5000, code: 'LOAD_REACHED', canProceed: false });
  expect(obstacles[0]).toMatchObject({ code: 'PRICE_ABOVE_MAXIMUM', message });
});

test('pallets have their deposit, a truck that is full says so, and by hand there are neither', async () => {
  const truck = await load(...bellini, cartons(33), 'en');
  const van = await load(...pub, [{ sku: 'CZ100001', quantity: 12 }], 'en');

  expect(truck.progress_bar_data).toMatchObject({ isFullTruck: true, iPhysicalPallets: 33, iTotalCartPalletQty: 33 });
  expect(truck.returnable_items.at(-1)).toMatchObject({
    parent_sku: null,
    total_units: 33,
    unit_price: 10,
    total_price: 330,
  });
  expect(van.returnable_items.map(({ sku }: { sku: string }) => sku)).toEqual(['CZ-KEG']);
});

test('all that is missing before placing is reported in its order, in exact words (K9)', async () => {
  const shopper = shopperAt(await portal.signIn('owner@bellini.example'));
  await portal.sql(`delete from cart_item; update cart set ship_to_id = null; delete from accepted_agreement`);

  const { obstacles } = await shopper.customerCart();

  expect(obstacles.map(({ message }: { message: string }) => message)).toEqual([
    'Your cart is empty',
    'Ship-to must not be empty',
    'Transport type must not be empty',
    'Delivery date must not be empty',
    'Internal order number must not be empty',
    'Please accept Master Purchase Agreement',
  ]);
  expect(codesOf(obstacles)).toContain('AGREEMENT_MISSING');
});
