import { type OperationName, operationGuards } from '@dray/contract/operation-guards.ts';
import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { operationsWhileActing, sectionsWhileActing } from '@dray/contract/staff/while-acting.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopperAt } from '../capabilities/cart/testing/test-cart.ts';
import { addStaff } from '../capabilities/staff/test-staff.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { actAs, type Browsing, browseAs } from '../testing/small-world/acting.ts';
import { documentOf } from './graphql/test-documents.ts';

const owner = { uid: 'u-ulipy-owner' };
const staffUid = 'u-support-meridian-example';

let portal: TestPortal;
let support: Browsing;
let acting: Caller;
let actingId: string;
let person: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  support = await browseAs(portal, 'support@meridian.example');
  ({ caller: acting, actingId } = await actAs(portal, support, owner));
  person = (await browseAs(portal, 'owner@ulipy.example')).caller;
}, 120_000);
afterAll(() => portal.close());

const routes = Object.entries<RestRoute>(restRoutes);
const operations = Object.keys(operationGuards) as OperationName[];
const send = (caller: Caller, { method, base, path }: RestRoute): Promise<Answer> =>
  caller.send(method, `/${base}${path.replaceAll(/:\w+/g, '1')}`, method === 'GET' ? undefined : {});
const codeOf = ({ body }: Answer): string | undefined => body?.errors?.[0].extensions.code ?? body?.code;

/** What differs from one call to the next. */
const withoutMoment = ({ status, text }: Answer): string =>
  `${status} ${text.replaceAll(/"requestId":"[^"]*"|"(asOf|serverTime|now)":"[^"]*"/g, '')}`;

test('what is refused while somebody acts is refused, whatever else is wrong with the call', async () => {
  const refused = [
    ...routes
      .filter(([, route]) => route.whileActing !== 'allowed')
      .map(([name, route]) => ({ name, ask: () => send(acting, route) })),
    ...operations
      .filter((name) => operationsWhileActing[name] === 'refused')
      .map((name) => ({ name, ask: () => acting.graphql(documentOf(name)) })),
  ];
  const wrong: string[] = [];

  for (const { name, ask } of refused) {
    const answer = await ask();
    if (answer.status !== 403 || codeOf(answer) !== 'NOT_WHILE_ACTING')
      wrong.push(`${name}: ${answer.status} ${codeOf(answer)}`);
  }

  expect(refused.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('whatever reads and is allowed is answered as the customer themselves would be', async () => {
  const reading = [
    ...routes
      .filter(([, route]) => route.whileActing === 'allowed' && route.method === 'GET' && !('stream' in route))
      .map(([name, route]) => ({ name, ask: (caller: Caller) => send(caller, route) })),
    ...operations
      .filter((name) => name.startsWith('Query.') && operationsWhileActing[name] === 'allowed')
      .map((name) => ({ name, ask: (caller: Caller) => caller.graphql(documentOf(name)) })),
  ];
  const wrong: string[] = [];

  for (const { name, ask } of reading.filter(({ name }) => !asThemselves.has(name))) {
    const [own, others] = [await ask(person), await ask(acting)];
    if (withoutMoment(own) !== withoutMoment(others)) wrong.push(`${name}: ${others.status}, not ${own.status}`);
  }

  expect(reading.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/** The sections are fewer: what `acting.test.ts` shows. */
const asThemselves = new Set(['getUserInfoById', 'searchEverything']);

test('no call that asks for a section that is not held meanwhile is declared to be allowed', () => {
  const allowed = routes.filter(([, { whileActing }]) => whileActing === 'allowed');
  const beyond = allowed.filter(
    ([, { guard }]) => guard.kind === 'section' && !sectionsWhileActing.includes(guard.section),
  );

  expect(beyond.map(([name]) => name)).toEqual([]);
});

test('whatever is changed for a customer is written down with both names', async () => {
  const changing = operations.filter(
    (name) => name.startsWith('Mutation.') && operationsWhileActing[name] === 'allowed',
  );
  const shopper = shopperAt(acting);
  const cart = await shopper.openCart();
  await shopper.add(cart, [{ sku: 'CZ100001', quantity: 6 }], { outlet: '100234' });

  const rows = await portal.sql<{ subject: string }>(
    `select subject from audit_event where action = 'acting-changed' and actor = $1 and acting_for = $2
     and company_id = 'C1001'`,
    [staffUid, owner.uid],
  );
  const nameless = await portal.sql(
    `select action, subject from audit_event where actor = $1 and acting_for is null
     and action not in ('signed-in', 'staff-read')`,
    [staffUid],
  );

  expect(changing.length).toBeGreaterThan(15);
  expect(rows.map(({ subject }) => subject)).toContain('call:Mutation.addProductsToCart');
  expect(nameless).toEqual([]);
});

test('a file by link is the customer’s where the id begins its path, in the browser that acts, and nobody’s elsewhere', async () => {
  const path = '/content/downloads/CZ100001/datasheet.pdf';
  const byLink = (cookie: string, start = '') => portal.visitor.get(`${start}${path}`, { headers: { cookie } });
  const otherBrowser = await browseAs(portal, 'support@meridian.example');

  const [acted, plain, elsewhere] = await Promise.all([
    byLink(support.cookie, `/acting/${actingId}`),
    byLink(support.cookie),
    byLink(otherBrowser.cookie, `/acting/${actingId}`),
  ]);
  const stranger = await portal.visitor.get(`/acting/${actingId}${path}`);
  const noLink = await portal.visitor.get(`/acting/${actingId}/api/orders?limit=5`, {
    headers: { cookie: support.cookie },
  });

  expect([acted.status, acted.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect([plain.status, elsewhere.status, stranger.status, noLink.status]).toEqual([403, 403, 401, 401]);
});

test('a key of one customer is another one for the next, and the staff’s own', async () => {
  const second = await actAs(portal, support, { uid: 'u-ulipy-shift' });
  const add = (caller: Caller, cart: string) =>
    shopperAt(caller).add(cart, [{ sku: 'CZ100001', quantity: 1 }], {
      outlet: '100234',
      headers: { 'idempotency-key': 'the-same' },
    });
  const cartOf = (caller: Caller): Promise<string> => shopperAt(caller).openCart();
  const [one, other, own] = [await cartOf(acting), await cartOf(second.caller), await cartOf(person)];

  const answers = [
    await add(acting, one),
    await add(acting, one),
    await add(second.caller, other),
    await add(person, own),
  ];

  expect(answers.map(({ status, body }) => [status, body.errors?.[0].extensions.code])).toEqual([
    [200, undefined],
    [200, undefined],
    [422, 'KEY_REUSED'],
    [200, undefined],
  ]);
});
