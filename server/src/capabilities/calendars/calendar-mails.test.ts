import { languages } from '@dray/contract/languages.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../ordering/test-placing.ts';

let portal: TestPortal;
let owner: Placer;
let operator: Caller;
// A Thursday before noon.
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
  operator = await portal.signIn('staff@meridian.example');
}, 60_000);
afterAll(() => portal.close());
afterEach(async () => {
  await forgetOrders(portal);
  await portal.sql('truncate calendar_exception, notification, notification_delivery');
  await portal.sql(`update ship_to_transport set cut_off = '12:00' where transport_type = 'VAN'`);
  await portal.sql(`update account set language = 'cs' where uid = 'u-ulipy-owner'`);
  portal.clock.advance({ ms: 10_000 });
});

const differ = (fields: object) =>
  operator.send('POST', '/api/staff/calendars/exceptions', { country: 'CZ', shipToId: '100234', ...fields });
const closeEarlier = () => differ({ date: '2026-11-12', kind: 'earlier-cut-off', cutOff: '09:45' });
const bellOf = async () => (await owner.caller.get('/api/notifications')).body.results;
const mailNaming = (text: string) =>
  eventually(async () => (await readMails(portal)).find(({ subject, body }) => `${subject}\n${body}`.includes(text)));

test('whose order stands on a day that closes is written to, with its number', async () => {
  const { order } = await owner.place((await fillCart(owner)).id);

  await differ({ date: order.delivery_date, kind: 'closed' });

  const { body } = await mailNaming('se nerozváží');
  expect(body).toContain('U Lípy');
  expect(body).toContain(`/orders/history?order=${order.order_number}`);
  expect(body).toContain('nerozváží');
});

test('whose open cart has to be sent earlier for its day is notified once, at the bell and by mail', async () => {
  await fillCart(owner);

  const { body: done } = await closeEarlier();

  expect(done.notified).toBe(1);
  expect(await bellOf()).toMatchObject([
    { kind: 'cut-off-earlier', href: '/cart', values: { day: '2026-11-13', shipTo: 'U Lípy' } },
  ]);
  const { body } = await mailNaming('dřívější uzávěrky');
  expect(body).toContain('12.\u00a011.\u00a02026, 9:45');
  expect(body).toContain('/cart');
});

test('terms that close earlier notify those with an open cart, and an order that is placed is not told of it', async () => {
  const [{ version }] = (await operator.get('/api/staff/calendars?shipTo=100234&transport=VAN')).body.results;
  const rows = [{ shipToId: '100234', transportType: 'VAN', version }];
  const { order } = await owner.place((await fillCart(owner)).id);
  await operator.send('PUT', '/api/staff/calendars', { change: { cutOff: '11:30' }, rows });
  const afterPlacing = (await bellOf()).filter(({ kind }: { kind: string }) => kind === 'cut-off-earlier');

  await fillCart(owner);
  await operator.send('PUT', '/api/staff/calendars', {
    change: { cutOff: '11:15' },
    rows: [{ ...rows[0], version: version + 1 }],
  });

  expect([order.order_number === '', afterPlacing]).toEqual([false, []]);
  expect((await bellOf()).map(({ kind }: { kind: string }) => kind)).toContain('cut-off-earlier');
});

test.each(languages)('in %s the mail of an earlier cut-off has its words, without a gap', async (language) => {
  await portal.sql('update account set language = $1 where uid = $2', [language, 'u-ulipy-owner']);
  const before = new Set((await readMails(portal)).map(({ messageId }) => messageId));
  await fillCart(owner);

  await closeEarlier();

  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ messageId, body }) => !before.has(messageId) && body.includes('9:45')),
  );
  expect(`${mail.subject}${mail.body}`).not.toMatch(/[{}]|undefined|null/);
  expect(mail.body).toContain('U Lípy');
});
