import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readMails } from '../../../testing/mails.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { type Connector, connectorAt, itemUpdate, orderUpdate } from '../progress/test-updates.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../test-placing.ts';
import type { OrderNotificationKind } from './tell-of-changes.ts';

let portal: TestPortal;
let owner: Placer;
let erp: Connector;
let number: string;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
  erp = connectorAt(portal);
});
afterAll(async () => {
  await erp.close();
  await portal.close();
});
beforeEach(async () => {
  await forgetOrders(portal);
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
});

const short = () =>
  orderUpdate(number, { rejection: 'partly', items: [itemUpdate(10, 6, { rejection: 'stock', confirmed: 0 })] });
const write = (kind: OrderNotificationKind, language?: (typeof languages)[number], uid = 'u-ulipy-owner') =>
  erp.write((ordering) =>
    ordering.writeOrderNotification({
      kind,
      uid,
      params: { orderNumber: number },
      language,
      portalUrl: 'https://orders.example',
    }),
  );

test('less than ordered is reported by one mail, with what is missing and why, in the reader’s own language', async () => {
  await erp.tellOrder(short());
  await erp.tellOrder({ ...short(), changedAt: new Date('2026-11-12T11:00:00Z'), netMinor: 5 });

  const mails = await eventually(async () => {
    const sent = (await readMails(portal)).filter(({ subject }) => subject.includes('dodáno bude méně'));
    return sent.length > 0 ? sent : undefined;
  });

  expect(mails.map(({ subject }) => subject)).toEqual([`Objednávka ${number}: dodáno bude méně`]);
  expect(mails[0]?.body).toContain('chybí 6\u00a0/\u00a06\u00a0balení (Není skladem)');
  expect(mails[0]?.body).toContain(`/orders/history?q=${number}&order=${number}`);
});

test.each(languages)('in %s every kind has its words, without a gap', async (language) => {
  await erp.tellOrder(short());
  await erp.write((ordering) => ordering.giveUp(number));
  await portal.sql(`update placed_order set cancellation = 'refused', cancellation_code = 'GOODS_ISSUED'`);
  await portal.sql(`update order_line_state set delivered = 2`);

  const kinds: OrderNotificationKind[] = [
    'order-changed',
    'order-delivered',
    'order-cancelled',
    'cancellation-refused',
    'order-given-up',
  ];
  const mails = await Promise.all(kinds.map((kind) => write(kind, language)));

  expect(new Set(mails.map((mail) => mail?.subject)).size).toBe(kinds.length);
  for (const mail of mails) {
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined|\bnull\b/);
    expect(mail?.to).toBe('owner@ulipy.example');
  }
});

test('while the section is switched off for everybody, no mail tells what the portal does not show', async () => {
  await erp.tellOrder(short());
  await portal.sql(`update portal_switch set value = '0' where section = 'My Orders'`);
  portal.clock.advance({ ms: 5_000 });
  const whileOff = await write('order-changed');
  await portal.sql(`update portal_switch set value = '1' where section = 'My Orders'`);
  portal.clock.advance({ ms: 5_000 });
  const whenOn = await write('order-changed');

  expect(whileOff).toBeUndefined();
  expect(whenOn?.to).toBe('owner@ulipy.example');
});

test('who may not see the order any more, and what is true no longer, gets no mail', async () => {
  await erp.tellOrder(short());
  const [stranger, notCancelled, mine] = await Promise.all([
    write('order-changed', undefined, 'u-tatra-owner'),
    write('order-cancelled'),
    write('order-changed'),
  ]);
  await portal.sql(`delete from role_grant where uid = 'u-ulipy-owner'`);
  const afterwards = await write('order-changed');

  expect([stranger, notCancelled, afterwards]).toEqual([undefined, undefined, undefined]);
  expect(mine?.to).toBe('owner@ulipy.example');
});
