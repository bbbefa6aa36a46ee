import { expect, test } from 'vitest';
import { orderOfCart } from '../order-of-cart.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import { aShownCart } from '../test-shown-cart.ts';
import { confirmationOf } from './confirmation.model.ts';
import { confirmationAsHtml } from './confirmation-html.model.ts';
import { confirmationAsText } from './confirmation-text.model.ts';

const anOrder = async (own: Partial<Order> = {}): Promise<Order> => ({
  ...orderOfCart(await aShownCart(), {
    orderNumber: '4500001',
    placedBy: 'u-1',
    placedAt: new Date('2026-11-12T10:00:00Z'),
  }),
  ...own,
});
const inEnglish = { language: 'en', orderedOn: '2026-11-12', portalUrl: 'https://orders.example' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the mail says the same rows in the same order as the screens', async () => {
  const { sums } = confirmationOf(await anOrder(), inEnglish);

  // List prices: eight kegs at 2 500, the dark one and the set at their own.
  expect(sums.map(({ value }) => plain(value))).toEqual([
    'CZK 25,050.00',
    '−CZK 4,000.00',
    '−CZK 2,105.00',
    'CZK 18,945.00',
    'CZK 48.60',
    'CZK 3,893.40',
    'CZK 13,600.00',
    'CZK 36,487.00',
  ]);
});

test('each container has one row, however many lines lent it', async () => {
  const { deposits } = confirmationOf(await anOrder(), inEnglish);

  expect(deposits.rows.map(({ label, value }) => plain(`${label} = ${value}`))).toEqual([
    '13 × EMPTY = CZK 13,000.00',
    '2 × PALLET = CZK 600.00',
  ]);
});

test('a line says what it is packed in, its code, and what a bundle holds', async () => {
  const { goods } = confirmationOf(await anOrder(), inEnglish);

  expect(goods.lines.map(({ details }) => details.map(plain))).toEqual([
    ['Keg 50 l', expect.stringContaining('KEG')],
    ['Keg 50 l', expect.stringContaining('DARK')],
    [expect.stringContaining('SET'), '4 × Beer DARK', '1 × Beer GAS'],
  ]);
  expect(goods.lines.map(({ packs, unit, total }) => plain(`${packs} ${unit} ${total}`))).toEqual([
    '8 CZK 2,000.00 CZK 16,000.00',
    '1 CZK 1,000.00 CZK 1,000.00',
    '1 CZK 4,050.00 CZK 4,050.00',
  ]);
});

test.each([
  ['en', 999.5, '999.5 kg'],
  ['en', 1_000, '1 t'],
  ['it', 999.5, '999,5 kg'],
  ['it', 1_000, '10 q'],
] as const)('in %s a load of %d kg is written %s', async (language, weightKg, written) => {
  const order = await anOrder();

  const { load } = confirmationOf({ ...order, load: { ...order.load, weightKg } }, { ...inEnglish, language });

  expect(plain(load)).toContain(written);
});

test('a note for the driver has its row, and without one there is none', async () => {
  const labelled = async (noteForDriver: string | undefined) =>
    confirmationOf(
      await anOrder({ reference: { customerOrderNumber: 'A-1', noteForDriver } }),
      inEnglish,
    ).delivery.facts.map(({ value }) => value);

  expect(await labelled('Zvoňte')).toHaveLength(4);
  expect(await labelled('Zvoňte')).toContain('Zvoňte');
  expect(await labelled(undefined)).toHaveLength(3);
});

test('the link leads to the order, found by its number', async () => {
  expect(confirmationOf(await anOrder(), inEnglish).link.url).toBe(
    'https://orders.example/orders/history?q=4500001&order=4500001',
  );
});

test('as text and as HTML it holds every fact, and deposits only where there are some', async () => {
  const mail = confirmationOf(
    await anOrder({ reference: { customerOrderNumber: 'A-1', noteForDriver: '<b>"&\'' } }),
    inEnglish,
  );
  const bare = { ...mail, deposits: { ...mail.deposits, rows: [] } };
  const colours = { header: '#112233', primary: '#445566' };

  const [text, html] = [confirmationAsText(mail), confirmationAsHtml(mail, colours)];

  for (const { label, value } of [...mail.facts, ...mail.sums]) {
    expect(text).toContain(`${label}: ${value}`);
    expect(html).toContain(value);
  }
  expect(html).toContain('&lt;b&gt;&quot;&amp;&#39;');
  expect(html).not.toContain('<b>"');
  expect(html).toContain('background:#445566');
  expect([text.includes(mail.deposits.title.toUpperCase()), html.includes(`>${mail.deposits.title}<`)]).toEqual([
    true,
    true,
  ]);
  expect(confirmationAsText(bare)).not.toContain(mail.deposits.title.toUpperCase());
  expect(confirmationAsHtml(bare, colours)).not.toContain(`>${mail.deposits.title}<`);
});
