import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerAt } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { actAs, type Browsing, browseAs, renewToken, startActing } from '../../testing/small-world/acting.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';

const owner = { uid: 'u-ulipy-owner' };

let portal: TestPortal;
let ownerHere: Placer;
let support: Browsing;
let sales: Browsing;
beforeAll(async () => {
  ({ portal, owner: ownerHere } = await openPubOrdering({ env: { JOBS: '0' } }));
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  await addStaff(portal, 'sales@meridian.example', [{ role: 'sales', markets: ['CZ'] }]);
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country) values ('u-sales-meridian-example', 'C1002', 'CZ')`,
  );
  support = await browseAs(portal, 'support@meridian.example');
  sales = await browseAs(portal, 'sales@meridian.example');
}, 120_000);
afterAll(() => portal.close());

const whoIs = (uid: string) => `/identity/users/GetUserInfoById/${uid}`;
const soon = () => portal.clock.advance({ ms: 5_000 });
const trail = () =>
  portal.sql<{ action: string; actor: string; acting_for: string; company_id: string }>(
    `select action, actor, acting_for, company_id from audit_event where action like 'acting-%' order by id`,
  );

test('a call of a tab that acts is answered as the customer would be, and no other tab’s is', async () => {
  const tab = await actAs(portal, support, owner);

  const [acting, besides] = await Promise.all([tab.caller.get(whoIs(owner.uid)), support.caller.get(whoIs(owner.uid))]);

  expect(tab.body).toMatchObject({ uid: owner.uid, name: 'Jana Dvořáková', company: { id: 'C1001' }, shipTo: null });
  expect(acting.body).toMatchObject({ UID: owner.uid, isStaff: false, companyId: 'C1001' });
  expect(acting.body.allAvailablePermission).toEqual(
    expect.arrayContaining(['Catalogue', 'My Orders', 'My Documents', 'Contracts']),
  );
  for (const closed of ['Access Management', 'My Profile', 'Support', 'Reporting'])
    expect(acting.body.allAvailablePermission).not.toContain(closed);
  expect(besides).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
});

test('an id that is foreign, over, ended or another session’s is the same as none', async () => {
  const [first, ended, over] = [
    await actAs(portal, support, owner),
    await actAs(portal, support, owner),
    await actAs(portal, support, owner),
  ];
  const again = await browseAs(portal, 'support@meridian.example');
  await addStaff(portal, 'second@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  const second = await browseAs(portal, 'second@meridian.example');
  const customer = await browseAs(portal, 'shift@ulipy.example');
  await support.caller.send('DELETE', `/api/staff/acting/${ended.actingId}`, undefined);
  await portal.sql(
    'update acting_session set expires_at = $1 where id = (select max(id) from acting_session where started_at = $2)',
    [portal.clock.now(), over.body.startedAt],
  );
  soon();
  const asked = (who: Browsing, id: string) =>
    callerAt(portal.app, who.token, { cookie: who.cookie, 'acting-for': id }).get('/api/orders?limit=5');

  const plain = await support.caller.get('/api/orders?limit=5');
  const answers = await Promise.all([
    asked(again, first.actingId),
    asked(second, first.actingId),
    asked(support, ended.actingId),
    asked(support, 'x'.repeat(43)),
    asked(support, 'nonsense'),
  ]);
  const [own, withId] = await Promise.all([
    customer.caller.get(whoIs('u-ulipy-shift')),
    asked(customer, first.actingId),
  ]);

  expect(plain).toMatchObject({ status: 403, body: { code: 'SECTION_NOT_ALLOWED' } });
  expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array(5).fill([403, 'SECTION_NOT_ALLOWED', plain.body.message]),
  );
  expect([own.status, withId.status]).toEqual([200, 200]);
});

test('nobody acts for staff, for somebody of another market or portfolio, for an account that is closed, or without a reason', async () => {
  const refused = async ({ caller }: Browsing, whom: Parameters<typeof startActing>[1], reason?: string) => {
    const { status, body } = await startActing(caller, whom, reason);
    return `${status} ${body.code}`;
  };

  expect(await refused(support, { uid: 'u-meridian-staff' })).toBe('404 USER_NOT_FOUND');
  expect(await refused(support, { uid: 'u-nobody' })).toBe('404 USER_NOT_FOUND');
  expect(await refused(support, { uid: 'u-tatravelko-owner' })).toBe('404 USER_NOT_FOUND');
  expect(await refused(support, { shipToId: '100301' })).toBe('404 SHIP_TO_NOT_FOUND');
  expect(await refused(sales, owner)).toBe('404 USER_NOT_FOUND');
  expect(await refused(support, { uid: 'u-ulipy-former' })).toBe('409 ACTING_ACCOUNT_CLOSED');
  expect(await refused(support, owner, 'ab')).toBe('400 MALFORMED_REQUEST');
  expect(await refused(support, owner, 'x'.repeat(201))).toBe('400 MALFORMED_REQUEST');
  const program = await portal.signIn('support@meridian.example');
  expect((await startActing(program, owner)).body.code).toBe('ACTING_NEEDS_BROWSER');
  const colleague = await browseAs(portal, 'owner@ulipy.example');
  expect(await refused(colleague, owner)).toBe('404 NOT_FOUND');
});

test('a right that is taken away, and a session that ends, end it within five seconds', async () => {
  await addStaff(portal, 'leaver@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  const leaver = await browseAs(portal, 'leaver@meridian.example');
  const tab = await actAs(portal, leaver, owner);
  expect((await tab.caller.get('/api/orders?limit=5')).status).toBe(200);

  await portal.sql(
    `update staff_grant set ended_at = now(), ended_by = 'operator' where uid = 'u-leaver-meridian-example'`,
  );
  soon();
  expect((await tab.caller.get('/api/orders?limit=5')).status).toBe(403);

  await portal.sql(`update staff_grant set ended_at = null, ended_by = null where uid = 'u-leaver-meridian-example'`);
  soon();
  expect((await tab.caller.get('/api/orders?limit=5')).status).toBe(200);
  await portal.sql(`delete from portal_session where uid = 'u-leaver-meridian-example'`);
  soon();
  expect((await tab.caller.get('/api/orders?limit=5')).status).toBe(401);
});

test('somebody who forbids it ends what goes on, and nobody begins again until they allow it', async () => {
  const tab = await actAs(portal, support, owner);
  const person = await browseAs(portal, 'owner@ulipy.example');
  const permission = (isAllowed: boolean) =>
    person.caller.send('PUT', '/identity/users/ActingPermission', { isAllowed });

  const before = await person.caller.get('/identity/users/ActingPermission');
  await permission(false);
  soon();
  const [ended, again, desk] = [
    await tab.caller.get('/api/orders?limit=5'),
    await startActing(support.caller, owner),
    await startActing(support.caller, { shipToId: '100234' }),
  ];
  await permission(true);

  expect(before.body).toEqual({ isAllowed: true });
  expect(ended.status).toBe(403);
  expect([again.body.code, desk.body.code]).toEqual(['ACTING_FORBIDDEN', 'ACTING_FORBIDDEN']);
  expect((await startActing(support.caller, owner)).status).toBe(201);
});

test('an order that is placed for a customer is theirs, names both, and says so to them', async () => {
  await forgetOrders(portal);
  const cart = await fillCart(ownerHere);
  const tab = placerAt((await actAs(portal, support, owner)).caller);

  const { order } = await tab.place(cart.id);

  const [row] = await portal.sql(`select uid, placed_by, channel from placed_order where order_number = $1`, [
    order.order_number,
  ]);
  const recorded = await portal.sql(
    `select actor, acting_for, company_id from audit_event where subject = $1 or subject = 'call:Mutation.placeOrder'`,
    [`order:${order.order_number}`],
  );
  expect(row).toEqual({ uid: owner.uid, placed_by: 'u-support-meridian-example', channel: 'desk' });
  expect(recorded).toEqual(
    Array(2).fill({ actor: 'u-support-meridian-example', acting_for: owner.uid, company_id: 'C1001' }),
  );
});

test('a pub without accounts has a cart of its own at the desk, and nothing else', async () => {
  const { caller, body } = await actAs(portal, support, { shipToId: '100234' });
  const desk = placerAt(caller);
  const cart = await fillCart(desk, [{ sku: 'CZ100001', quantity: 6 }]);

  const { order, user_errors } = await desk.place(cart.id);
  const [elsewhere, documents] = await Promise.all([
    caller.get('/api/shiptos/GetShipToBySapId/100235'),
    caller.get('/api/mydocuments/GetAllDocuments'),
  ]);

  expect(user_errors).toEqual([]);
  const rows = await portal.sql(
    `select uid, placed_by, channel, ship_to_id from placed_order where order_number = $1`,
    [order.order_number],
  );
  expect(body.shipTo).toMatchObject({ id: '100234' });
  expect(rows).toEqual([
    { uid: 'desk-100234', placed_by: 'u-support-meridian-example', channel: 'desk', ship_to_id: '100234' },
  ]);
  expect([elsewhere.status, documents.status]).toEqual([404, 403]);
  const people = await (await portal.signIn('owner@ulipy.example')).get('/identity/users/GetAllUsersInfo');
  expect(people.text).not.toContain('desk-100234');
  expect((await portal.visitor.askForToken('desk-100234@desk.invalid', 'x')).body.errors[0].extensions.code).toBe(
    'SIGN_IN_REFUSED',
  );
});

test('beginning and end are written down with both names and the company', async () => {
  const before = (await trail()).length;
  const tab = await actAs(portal, support, owner);
  await support.caller.send('DELETE', `/api/staff/acting/${tab.actingId}`, undefined);
  await support.caller.send('DELETE', `/api/staff/acting/${tab.actingId}`, undefined);

  const both = { actor: 'u-support-meridian-example', acting_for: owner.uid, company_id: 'C1001' };
  expect((await trail()).slice(before)).toEqual([
    { action: 'acting-started', ...both },
    { action: 'acting-ended', ...both },
  ]);
});

test('it is over after half an hour, unless it is renewed in time', async () => {
  const { actingId } = await actAs(portal, support, owner);
  const running = `/api/staff/acting/${actingId}`;
  const later = async (minutes: number) => {
    portal.clock.advance({ minutes });
    const now = await renewToken(portal, support.cookie);
    const tab = callerAt(portal.app, now.token, { cookie: now.cookie, 'acting-for': actingId });
    return { ...now, ask: async () => (await tab.get('/api/orders?limit=5')).status };
  };

  const renewed = await (await later(29)).caller.send('POST', `${running}/renew`, undefined);
  const still = await (await later(29)).ask();
  const over = await later(2);
  const afterwards = await over.ask();
  const gone = await over.caller.get(running);
  const late = await over.caller.send('POST', `${running}/renew`, undefined);

  expect([renewed.status, still]).toEqual([200, 200]);
  expect([afterwards, gone.status, late.status]).toEqual([403, 404, 404]);
});
