import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer, placerAt } from '../test-placing.ts';

let portal: TestPortal;
let owner: Placer;
let database: Database;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});
beforeEach(() => forgetOrders(portal));

const note = 'Zvoňte <u> zadních & "dveří"';

const write = (orderNumber: string, language?: (typeof languages)[number]) =>
  database.read((transaction) =>
    composeOver(database, portal.clock)
      .orderingOf(transaction)
      .writeConfirmation({ orderNumber, language, portalUrl: 'https://orders.example' }),
  );

/** Of what was sent, by its id. */
async function confirmationsOf(orderNumber: string): Promise<string[]> {
  const jobs = await eventually(async () => {
    const done = await portal.sql<{ id: string }>(
      `select id from notification join notification_delivery on notification_id = id
       where kind = 'order-confirmed' and state = 'sent' and params ->> 'orderNumber' = $1`,
      [orderNumber],
    );
    return done.length > 0 ? done : undefined;
  });
  const files = await readdir(join(portal.dataDir, 'mail'));
  return files
    .filter((file) => jobs.some(({ id }) => file.includes(id)))
    .map((file) => readFileSync(join(portal.dataDir, 'mail', file), 'utf8'));
}

test('one mail goes out for an order, however often it was placed, to the person who placed it and in their language', async () => {
  const cart = await fillCart(owner);
  const answers = await Promise.all([1, 2, 3].map(() => owner.place(cart.id)));

  const mails = await confirmationsOf(answers[0].order.order_number);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: owner@ulipy\.example\r$/m);
  expect(mails[0]).toContain('multipart/alternative');
  expect(mails[0]).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/);
  expect(decodedSubject(mails[0] ?? '')).toBe(`Objednávka ${answers[0].order.order_number} odeslána`);
  expect(portal.log.join('')).not.toContain('owner@ulipy.example');
});

test('who placed in a browser reads the mail in the language of the page', async () => {
  const cart = await fillCart(owner);
  const { order } = await owner.place(cart.id, {}, { language: 'it', headers: { 'sec-fetch-site': 'same-origin' } });

  const answered = await portal.sql(`select uid, language from notification where params ->> 'orderNumber' = $1`, [
    order.order_number,
  ]);

  expect(answered).toEqual([{ uid: 'u-ulipy-owner', language: 'it' }]);
});

describe('the mail', () => {
  let orderNumber: string;
  beforeEach(async () => {
    const cart = await fillCart(owner, [
      { sku: 'CZ100001', quantity: 6 },
      { sku: 'CZ100003', quantity: 2 },
      { sku: 'CZS100201', quantity: 1 },
    ]);
    const { order } = await owner.place(cart.id, { note_for_driver: note });
    orderNumber = order.order_number;
  });

  test('tells lines, deposits, totals and delivery as the order has them, in Czech', async () => {
    const mail = await write(orderNumber, 'cs');
    const detail = (await owner.caller.get(`/api/orders/${orderNumber}`)).body;

    const text = (mail?.text ?? '').replaceAll('\u00a0', ' ');
    const money = (amount: number) =>
      `${amount.toLocaleString('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replaceAll('\u00a0', ' ')} Kč`;
    expect(mail?.to).toBe('owner@ulipy.example');
    expect(text).toContain(`Číslo objednávky: ${orderNumber}`);
    expect(text).toContain('Číslo vaší objednávky: 2026/117');
    expect(text).toContain('Datum dodání: pá 13. 11. (13. 11. 2026)');
    expect(text).toContain('Místo dodání: U Lípy, Dlouhá 4, 602 00 Brno (100234)');
    expect(text).toContain(`Poznámka pro řidiče: ${note}`);
    for (const line of detail.lines)
      expect(text).toContain(`${line.quantityTotal} × ${money(line.unitPrice)} = ${money(line.rowTotal)}`);
    for (const option of detail.lines[2].bundleOptions) expect(text).toContain(option.name);
    for (const tax of detail.taxes) expect(text).toContain(money(tax.amount));
    expect(text).toContain(`Zálohy za obaly: ${money(detail.totals.deposit)}`);
    expect(text).toContain(`Celkem s DPH a zálohami: ${money(detail.totals.grand)}`);
    const amounts = /Ceníková hodnota.*?zálohami: [^\n]*/s
      .exec(text)?.[0]
      .split('\n')
      .map((line) =>
        Math.round(
          Number(line.split(': ').at(-1)?.replace(' Kč', '').replaceAll(' ', '').replace('−', '-').replace(',', '.')) *
            100,
        ),
      );
    const [list = 0, off = 0, goods = 0, ...rest] = amounts ?? [];
    expect(list + off).toBe(goods);
    expect(rest.slice(0, -1).reduce((sum, amount) => sum + amount, goods)).toBe(rest.at(-1));
    expect(text).toContain(`https://orders.example/orders/history?q=${orderNumber}&order=${orderNumber}`);
  });

  test('shows the same in HTML, with what people wrote as text and nothing to be loaded', async () => {
    const mail = await write(orderNumber, 'cs');

    expect(mail?.html).toContain('Zvoňte &lt;u&gt; zadních &amp; &quot;dveří&quot;');
    expect(mail?.html).not.toMatch(/<(script|img|link|style|iframe)|url\(|<u>/);
    const words = (html: string) => html.replace(/<[^>]+>/g, ' ');
    for (const amount of (mail?.text ?? '').match(/[\d\u00a0]+,\d\d\u00a0Kč/g) ?? [])
      expect(words(mail?.html ?? '')).toContain(amount);
  });

  test.each(languages)('is whole in %s', async (language) => {
    const mail = await write(orderNumber, language);

    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(part?.length).toBeGreaterThan(10);
    }
    expect(mail?.html).toContain(`<html lang="${language}">`);
  });

  test('is not written to somebody who is gone, and an unknown order is a fault', async () => {
    await expect(write('4599999')).rejects.toThrow('There is no order 4599999');
  });
});

test('an order of another market comes in its reader’s language and currency', async () => {
  const marco = placerAt(await portal.signIn('owner@bellini.example'));
  const cart_id = await marco.openCart();
  await marco.add(cart_id, [{ sku: 'IT100023', number_of_pallet: 33 }], { outlet: '100401' });
  await marco.setMethod({ cart_id, method: 'TRUCK', delivery_date: '2026-11-18' });
  const { order } = await marco.place(cart_id, { customer_order_number: 'B-1' });

  const mail = await write(order.order_number);

  expect(mail?.subject).toBe(`Ordine ${order.order_number} inviato`);
  expect(mail?.text).toMatch(/Cauzioni: 330,00\u00a0€/);
});

function decodedSubject(mail: string): string {
  const [, raw = ''] = /^Subject: ((?:.|\r\n[ \t])*?)\r\n(?![ \t])/m.exec(mail) ?? [];
  return raw
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}
