import type { Guard } from '@dray/contract/guard.ts';
import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../capabilities/staff/test-staff.ts';
import type { Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { addArticle } from './test-content-probes.ts';
import { addImport } from './test-import-probes.ts';
import { addOnboarding } from './test-onboarding-probes.ts';
import { type StaffRoleName, type StaffTarget, staffRoleNames } from './test-probe-shapes.ts';
import { addRequest } from './test-request-probes.ts';
import { staffProbes, staffVerdictOf } from './test-staff-probes.ts';

const markets = ['CZ', 'SK'] as const;
type Market = (typeof markets)[number];

const staffCalls = Object.entries<RestRoute>(restRoutes).flatMap(([name, { guard }]) =>
  guard.kind === 'staff' ? [{ name, right: rightOf(guard) }] : [],
);

function rightOf(guard: Guard): string | undefined {
  return guard.kind === 'staff' ? guard.right : undefined;
}

let portal: TestPortal;
const callers = new Map<string, Caller>();
const targets = new Map<Market, StaffTarget>();
const callerOf = (role: StaffRoleName, market: Market): Caller => callers.get(`${role} ${market}`)!;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  for (const market of markets) {
    for (const role of staffRoleNames) {
      const email = `${role}-${market.toLowerCase()}@meridian.example`;
      await addStaff(portal, email, [{ role, markets: [market] }]);
      callers.set(`${role} ${market}`, await portal.signIn(email));
    }
    targets.set(market, await addTarget(market));
  }
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country)
     values ('u-sales-cz-meridian-example', 'C1001', 'CZ'), ('u-sales-sk-meridian-example', 'C2001', 'SK')`,
  );
}, 120_000);
afterAll(() => portal.close());

async function addTarget(market: Market): Promise<StaffTarget> {
  const [companyId, shipToId] = market === 'CZ' ? (['C1001', '100234'] as const) : (['C2001', '100301'] as const);
  await addImport(portal, market);
  await addOnboarding(portal, market);
  await addRequest(portal, market);
  await addArticle(portal, market);
  const email = `target-${market.toLowerCase()}@meridian.example`;
  const uid = await addStaff(portal, email, [{ role: 'operator', markets: [market] }]);
  const [grant] = await portal.sql<{ id: string }>(
    `insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at)
     values ($1, 'support', $2, 'idp', 'directory', now()) returning id`,
    [uid, [market]],
  );
  const [change] = await portal.sql<{ id: string }>(
    `insert into change_request (kind, subject, topic, markets, before, after, requested_by, requested_at, expires_at, state,
       decided_by, decided_at)
     values ('staff-grant', 'account:' || $1, $1, $2, '{"grantId": null, "markets": [], "endsOn": null}',
       jsonb_build_object('uid', $1::text, 'roleId', 'support', 'markets', '[]'::jsonb, 'endsOn', null, 'newcomer', null),
       'u-meridian-staff', now(), 'infinity', 'refused', 'u-meridian-staff', now()) returning id`,
    [uid, [market]],
  );
  await portal.sql(
    `insert into audit_event (at, actor, company_id, action, subject, request_id)
     values (now(), $1, $2, 'order-placed', 'order:4500001', 'r')`,
    [uid, companyId],
  );
  return { market, email, companyId, shipToId, grantId: grant!.id, changeId: change!.id };
}

const facts = () =>
  Promise.all(
    [
      'select uid, email, status, is_staff from account order by uid',
      'select * from staff_grant order by id',
      'select * from change_request order by id',
      'select * from ticket order by id',
      'select * from content_item order by id',
      `select count(*)::int from audit_event where action not in ('staff-read', 'token-issued')`,
    ].map((statement) => portal.sql(statement)),
  );

test('every call that is the supplier’s own has a probe', () => {
  expect(staffCalls.length).toBeGreaterThan(0);
  expect(Object.keys(staffProbes).toSorted()).toEqual(staffCalls.map(({ name }) => name).toSorted());
});

test('to visitors all of them are closed, and to customers none of them exists', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const wrong: string[] = [];

  for (const [name, { send }] of Object.entries(staffProbes))
    for (const target of targets.values()) {
      const [visitor, customer] = [await send(portal.visitor, target), await send(owner, target)].map(staffVerdictOf);
      if (visitor !== '401 UNAUTHORIZED') wrong.push(`${name}: a visitor is answered ${visitor}`);
      if (customer !== '404 NOT_FOUND') wrong.push(`${name}: a customer is answered ${customer}`);
    }

  expect(wrong).toEqual([]);
});

/** Each call by each role in each market, about a thing there and about one elsewhere. */
const tries = staffCalls.flatMap((call) =>
  staffRoleNames.flatMap((role) =>
    markets.flatMap((market) => markets.map((targetMarket) => ({ ...call, role, market, targetMarket }))),
  ),
);
type Try = (typeof tries)[number];

const missing = '403 STAFF_RIGHT_MISSING';
const lacking = [missing, missing] as const;

async function whatIsWrong({ name, right, role, market, targetMarket }: Try): Promise<string[]> {
  const probe = staffProbes[name]!;
  const [own, other] = probe.expected[role] ?? lacking;
  const expected = targetMarket === market ? own : other;
  const answer = await probe.send(callerOf(role, market), targets.get(targetMarket)!);
  const verdict = staffVerdictOf(answer);
  // Where the guard asks for none, its capability does, by what is asked for.
  const isNamed = verdict !== missing || String(answer.body.message).includes(right ? `“${right}”` : '“');
  return [
    ...(verdict === expected ? [] : [`${name}, ${role} ${market}, ${targetMarket}: ${verdict}, not ${expected}`]),
    ...(isNamed ? [] : [`${name}, ${role}: the right that is missing is not named`]),
  ];
}

test('each answers each role in each market as was agreed, names the right that is missing, and changes nothing', async () => {
  const before = await facts();
  const wrong: string[] = [];

  for (const each of tries) wrong.push(...(await whatIsWrong(each)));

  expect(wrong).toEqual([]);
  expect(tries).toHaveLength(staffCalls.length * staffRoleNames.length * markets.length * markets.length);
  expect(await facts()).toEqual(before);
});
