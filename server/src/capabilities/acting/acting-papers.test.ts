import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStream } from '../../edge/live/test-stream.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { actAs, type Browsing, browseAs } from '../../testing/small-world/acting.ts';
import { addEntries } from '../documents/list/test-entries.ts';
import { fillCart, openPubOrdering, type Placer, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';

const cancel = `mutation ($number: String!) { cancelOrder(order_number: $number) { status message } }`;

let portal: TestPortal;
let support: Browsing;
let owner: Caller;
let tab: Awaited<ReturnType<typeof actAs>>;
let desk: Placer;
let number: string;
beforeAll(async () => {
  ({ portal } = await openPubOrdering());
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  support = await browseAs(portal, 'support@meridian.example');
  owner = await portal.signIn('owner@ulipy.example');
  tab = await actAs(portal, support, { uid: 'u-ulipy-owner' });
  desk = placerAt(tab.caller);
  const cart = await fillCart(desk);
  number = (await desk.place(cart.id)).order.order_number;
}, 120_000);
afterAll(() => portal.close());

/** A link of the page, which carries no header: by the session’s cookie and the beginning of the path. */
const byLink = (path: string, start = `/acting/${tab.actingId}`) =>
  portal.visitor.get(`${start}${path}`, { headers: { cookie: support.cookie } });

test('papers of an order are the customer’s, and nobody’s of another company', async () => {
  await addEntries(portal, [
    { id: '9001', document_date: '2026-10-22' },
    { id: '9002', document_date: '2026-10-23', payer_id: '300201', company_id: 'C2001', ship_to_id: '100301' },
  ]);
  const path = `/api/orders/${number}/confirmation`;

  const [own, acted, plain] = [await owner.get(path), await byLink(path), await byLink(path, '')];
  const listed = await tab.caller.get('/api/mydocuments/GetAllDocuments');
  const zip = async (start?: string) => (await byLink('/api/mydocuments/zip?month=2026-10', start)).status;

  expect(acted.headers['content-disposition']).toBe(own.headers['content-disposition']);
  expect([acted.status, acted.text.length]).toEqual([200, own.text.length]);
  expect(plain.status).toBe(403);
  expect(listed.body).toEqual((await owner.get('/api/mydocuments/GetAllDocuments')).body);
  expect(listed.text).toContain('9001');
  expect(listed.text).not.toContain('9002');
  expect([await zip(), await zip('')]).toEqual([200, 403]);
});

test('the customer’s mail names the supplier and for whom it ordered', async () => {
  const mail = await eventually(async () =>
    (await readMails(portal)).find(
      ({ subject, headers }) => subject.includes(number) && headers.includes('owner@ulipy'),
    ),
  );

  expect(mail.body.replaceAll('=\r\n', '')).toMatch(/zadal dodavatel: \S.* \(za: \S.*\)/);
});

test('a tab that acts hears what its customer would, and the staff’s own stream nothing of it', async () => {
  const streams = {
    acting: await openTestStream(portal.url, support.token, { cookie: support.cookie, 'acting-for': tab.actingId }),
    own: await openTestStream(portal.url, support.token, { cookie: support.cookie }),
  };
  const cart = await fillCart(desk);
  const { order } = await desk.place(cart.id);

  await eventually(() => streams.acting.frames.find(({ event }) => event === 'notification' || event === 'order'));
  expect(order.order_number).not.toBe(number);
  expect(streams.own.frames.filter(({ event }) => event !== 'reload')).toEqual([]);

  await support.caller.send('DELETE', `/api/staff/acting/${tab.actingId}`, undefined);
  portal.clock.advance({ ms: 5_000 });
  await eventually(() => streams.acting.isOver() || undefined);
  await streams.own.close();
});

test('the customer cancels what was ordered for them', async () => {
  const answer = await owner.graphql(cancel, { variables: { number } });

  expect(answer.body.data.cancelOrder).toMatchObject({ status: 'success' });
  const rows = await portal.sql(
    `select actor, acting_for from audit_event where subject = $1 and action like '%cancel%'`,
    [`order:${number}`],
  );
  expect(rows).toEqual([{ actor: 'u-ulipy-owner', acting_for: null }]);
});
