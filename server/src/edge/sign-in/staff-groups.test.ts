import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { testBrowser } from '../../testing/browser.ts';
import { composeOver } from '../../testing/compose.ts';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Known, otherProviderClient, startOtherProvider } from './test-other-provider.ts';
import { answeredByProvider } from './test-sign-in-through.ts';

const named = { email_verified: true, given_name: 'Petra', family_name: 'Malá', locale: 'cs-CZ' };
const refused = '/login?error=refused';

let other: Awaited<ReturnType<typeof startOtherProvider>>;
let portal: TestPortal;
let publicUrl: string;
/** Somebody new for each test. */
let email = '';
let petra: Known;
let count = 0;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  other = await startOtherProvider(publicUrl);
  portal = await openTestPortal({
    config: { port },
    env: { PUBLIC_URL: publicUrl, OIDC_ISSUER: other.issuer, ...otherProviderClient, STAFF_GROUPS_CLAIM: 'groups' },
  });
  await operate(portal, 'staff-groups', 'set', 'Support', 'support', 'CZ,SK');
  await operate(portal, 'staff-groups', 'set', 'Support South', 'support', 'IT');
  await operate(portal, 'staff-groups', 'set', 'Operators', 'operator', 'all');
});
afterAll(async () => {
  await portal.close();
  other.stop();
});
beforeEach(async () => {
  other.isForged = false;
  await portal.sql('update account set oidc_issuer = null, oidc_sub = null');
  count += 1;
  email = `petra.mala.${count}@brewery.example`;
  petra = { sub: `dir-${count}`, email, ...named };
});

/** A browser that has been to the provider and back, and where it was led. */
async function signIn(as: Known) {
  other.signsInAs = as;
  const browser = testBrowser(portal, publicUrl);
  const begun = await browser.visit('/auth/login?returnUrl=/');
  let [address, theirs] = [begun.headers.get('location') ?? '', ''];
  while (!address.startsWith(publicUrl)) {
    const step = await fetch(address, { redirect: 'manual', headers: { cookie: theirs } });
    theirs = [theirs, ...step.headers.getSetCookie().map((line) => line.split(';')[0])].filter(Boolean).join('; ');
    address = new URL(step.headers.get('location') ?? '', other.issuer).href;
  }
  const location = (await browser.visit(address.slice(publicUrl.length))).headers.get('location');
  const token = (await browser.token()) ?? '';
  return { browser, location, token, rights: () => rightsIn(browser, token) };
}

type Self = { rights: { right: string; markets: string[] }[] };
/** What the portal says of the caller's own rights, two of them. */
async function rightsIn(browser: Awaited<ReturnType<typeof testBrowser>>, token: string) {
  const answer = await browser.get('/api/staff/me', token);
  if (answer.status !== 200) return answer.status;
  const { rights } = (await answer.json()) as Self;
  const marketsOf = (name: string) =>
    rights
      .find(({ right }) => right === name)
      ?.markets.toSorted()
      .join(',') ?? '';
  return { help: marketsOf('people.help'), manage: marketsOf('staff.manage') };
}

type Grant = { roleid: string; countries: string; source: string };
const grantsOf = (who = email) =>
  portal.sql<Grant>(
    `select roleid, array_to_string(countries, ',') as countries, source from staff_grant
     join account using (uid) where lower(email) = $1 and ended_at is null order by roleid, source`,
    [who],
  );
const accountOf = async (who = email) =>
  (
    await portal.sql<{ uid: string }>(
      `select uid, status, is_staff, user_validation, first_name, last_name, language, password_hash, oidc_sub
       from account where lower(email) = $1`,
      [who],
    )
  )[0];
const recordsOf = async (action: string, who = email) =>
  portal.sql<object>(
    `select actor, details, changes from audit_event
     where action = $1 and subject = 'account:' || (select uid from account where lower(email) = $2) order by id`,
    [action, who],
  );
const counted = async (because: string) =>
  Number(
    new RegExp(`dray_staff_groups_unreadable_total\\{because="${because}"\\} (\\d+)`).exec(
      (await portal.readMetrics()).text,
    )?.[1],
  );

test('a person nobody knew, in a mapped group, is staff at once: active, without a password, with the roles of the group', async () => {
  const { location, rights } = await signIn({ ...petra, groups: ['Everybody', 'Support'] });

  expect(location).toBe('/');
  expect(await accountOf()).toMatchObject({
    status: 'Active',
    is_staff: true,
    user_validation: true,
    first_name: 'Petra',
    last_name: 'Malá',
    language: 'cs',
    password_hash: null,
    oidc_sub: petra.sub,
  });
  expect(await grantsOf()).toEqual([{ roleid: 'support', countries: 'CZ,SK', source: 'idp' }]);
  expect(await rights()).toEqual({ help: 'CZ,SK', manage: '' });
  expect(await recordsOf('staff-added')).toMatchObject([{ actor: 'directory' }]);
  expect(await recordsOf('staff-groups-applied')).toEqual([
    { actor: 'directory', details: {}, changes: { roles: { from: null, to: 'support CZ,SK' } } },
  ]);
});

test.each<[string, Partial<Known>]>([
  ['whose address is not verified', { groups: ['Support'], email_verified: false }],
  ['whose address is verified in another way than true', { groups: ['Support'], email_verified: 'true' }],
  ['in no mapped group', { groups: ['Everybody'] }],
  ['in a group of nearly that name', { groups: ['support', ' Support', 'Support ', 'SUPPORT'] }],
  ['in no group', { groups: [] }],
  ['of whose groups nothing is said', {}],
  ['whose groups are one text', { groups: 'Support' }],
])('a person nobody knew %s is refused and leaves nothing behind', async (_who, said) => {
  const { location, token } = await signIn({ ...petra, ...said });

  expect([location, token]).toEqual([refused, '']);
  expect(await accountOf()).toBeUndefined();
});

test('a word that another key has signed makes nobody staff', async () => {
  other.isForged = true;

  expect((await signIn({ ...petra, groups: ['Support'] })).location).toBe(refused);
  expect(await accountOf()).toBeUndefined();
});

test('other groups at the next sign-in are other roles; what the operator gave stays; each change is one row', async () => {
  await signIn({ ...petra, groups: ['Support'] });
  await portal.sql(
    `insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at)
     select uid, 'support', '{ES}', 'manual', 'operator', now() from account where lower(email) = $1`,
    [email],
  );

  const more = await signIn({ ...petra, groups: ['Support', 'Support South', 'Operators'] });
  portal.clock.advance({ ms: 2_001 });
  expect(await more.rights()).toEqual({ help: 'CZ,ES,IT,SK', manage: 'CZ,ES,IT,SK' });
  await signIn({ ...petra, groups: ['Operators', 'Support South', 'Support'] });
  const none = await signIn({ ...petra, groups: ['Everybody'] });
  portal.clock.advance({ ms: 2_001 });

  expect(await none.rights()).toEqual({ help: 'ES', manage: '' });
  expect(await more.rights()).toEqual({ help: 'ES', manage: '' });
  expect(await grantsOf()).toEqual([{ roleid: 'support', countries: 'ES', source: 'manual' }]);
  expect((await recordsOf('staff-groups-applied')).slice(1)).toMatchObject([
    { changes: { roles: { from: 'support CZ,SK', to: 'operator CZ,ES,IT,SK; support CZ,IT,SK' } } },
    { changes: { roles: { from: 'operator CZ,ES,IT,SK; support CZ,IT,SK', to: null } } },
  ]);
});

test.each<[string, Partial<Known>, string]>([
  ['says nothing of groups', {}, 'absent'],
  ['says no list', { groups: 'Support' }, 'no list'],
  ['says a list of 201', { groups: [...Array.from({ length: 200 }, (_, nth) => `g${nth}`), 'Support'] }, 'too many'],
  [
    'keeps the groups elsewhere',
    { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.example/groups' } } },
    'elsewhere',
  ],
])(
  'where the provider %s, roles by groups do not count in that session, and nothing is deleted',
  async (_what, said, because) => {
    const before = await signIn({ ...petra, groups: ['Support'] });
    await portal.sql(
      `insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at)
     select uid, 'support', '{ES}', 'manual', 'operator', now() from account where lower(email) = $1`,
      [email],
    );
    const [held, countedBefore, records] = [
      await grantsOf(),
      await counted(because),
      await recordsOf('staff-groups-applied'),
    ];

    const { location, rights } = await signIn({ ...petra, ...said });
    portal.clock.advance({ ms: 2_001 });

    expect(location).toBe('/');
    // The other session still knows its groups.
    expect(await rights()).toEqual({ help: 'ES', manage: '' });
    expect(await before.rights()).toEqual({ help: 'CZ,ES,SK', manage: '' });
    expect(await grantsOf()).toEqual(held);
    expect(await recordsOf('staff-groups-applied')).toEqual(records);
    expect(await counted(because)).toBe(countedBefore + 1);
  },
);

test('each cause is written into the log once, however often it is met', async () => {
  await signIn({ ...petra, groups: ['Support'] });
  for (let nth = 0; nth < 3; nth += 1) await signIn(petra);

  const lines = portal.log.filter((line) => line.includes('no readable list of groups') && line.includes('"absent"'));
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/@|dir-/);
});

test('a customer in a group stays a customer, is refused nothing, and that is in the log', async () => {
  const owner = 'owner@ulipy.example';

  const { location, token, browser } = await signIn({ ...petra, sub: 'c-1', email: owner, groups: ['Operators'] });

  expect(location).toBe('/');
  expect((await browser.get('/identity/users/GetUserInfoById/u-ulipy-owner', token)).status).toBe(200);
  expect((await browser.get('/api/staff/me', token)).status).toBe(404);
  expect(await accountOf(owner)).toMatchObject({ is_staff: false });
  expect(await grantsOf(owner)).toEqual([]);
  expect(portal.log.some((line) => line.includes('stays a customer') && line.includes('u-ulipy-owner'))).toBe(true);
});

test('a customer who was invited and has not accepted yet is let in by no group', async () => {
  const invited = 'invited@ulipy.example';

  const { location } = await signIn({ ...petra, email: invited, groups: ['Operators'] });

  expect(location).toBe(refused);
  expect(await accountOf(invited)).toMatchObject({ status: 'Invited', is_staff: false, oidc_sub: null });
  expect(await recordsOf('status-changed', invited)).toEqual([]);
});

test('a customer of whom the provider says nothing of groups is no cause for a warning', async () => {
  const before = await counted('absent');

  await signIn({ ...petra, sub: 'c-1', email: 'owner@ulipy.example' });

  expect(await counted('absent')).toBe(before);
});

test('staff who were invited and are in a mapped group need no link any more; who was put out stays out', async () => {
  await signIn({ ...petra, groups: ['Support'] });
  await portal.sql(
    `update account set status = 'Invited', user_validation = false, oidc_issuer = null, oidc_sub = null where lower(email) = $1`,
    [email],
  );
  const invited = await signIn({ ...petra, groups: ['Support'] });
  expect(invited.location).toBe('/');
  expect(await accountOf()).toMatchObject({ status: 'Active', oidc_sub: petra.sub });

  await portal.sql(`update account set status = 'Deactivated' where lower(email) = $1`, [email]);
  expect((await signIn({ ...petra, groups: ['Support'] })).location).toBe(refused);
  expect(await accountOf()).toMatchObject({ status: 'Deactivated' });
});

test('of two first sign-ins at once both get in, as one person with each role once', async () => {
  other.signsInAs = { ...petra, groups: ['Support', 'Operators'] };

  const locations = await Promise.all([1, 2, 3].map(async () => (await signIn(other.signsInAs)).location));

  expect(locations).toEqual(['/', '/', '/']);
  expect((await grantsOf()).map(({ roleid }) => roleid)).toEqual(['operator', 'support']);
});

test('somebody known who comes by several windows at once gets in by each, and new roles once', async () => {
  await signIn({ ...petra, groups: ['Support'] });
  other.signsInAs = { ...petra, groups: ['Support South', 'Operators'] };
  const windows = [];
  for (let nth = 0; nth < 6; nth += 1) windows.push(await answeredByProvider(portal.url, other.issuer, '/'));

  const locations = await Promise.all(windows.map(async (finish) => (await finish()).location));

  expect(locations).toEqual(windows.map(() => '/'));
  expect((await grantsOf()).map(({ roleid }) => roleid)).toEqual(['operator', 'support']);
  expect(await recordsOf('staff-groups-applied')).toHaveLength(2);
});

test('a session of staff ends after eight hours, however much it is used, and its token with it', async () => {
  const { browser, rights } = await signIn({ ...petra, groups: ['Support'] });
  for (let hour = 1; hour < 8; hour += 1) {
    portal.clock.advance({ minutes: 60 });
    expect(await browser.token()).toBeDefined();
  }
  portal.clock.advance({ minutes: 60, ms: -10_000 });
  const last = (await browser.token()) ?? '';
  expect(await rightsIn(browser, last)).toMatchObject({ help: 'CZ,SK' });

  portal.clock.advance({ ms: 10_000 });
  expect(await browser.token()).toBeUndefined();
  portal.clock.advance({ ms: 2_001 });
  expect(await rightsIn(browser, last)).toBe(401);
  expect(await rights()).toBe(401);
});

test('what is done for somebody who is not there has roles by groups as long as a session goes on that knows them', async () => {
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { accessOf } = composeOver(database, portal.clock);
  const rolesNow = async () => {
    const { uid = '' } = (await accountOf()) ?? {};
    const known = await database.read((transaction) => accessOf(transaction).findCaller(uid));
    return known?.caller.staffGrants.map(({ roleId }) => roleId);
  };
  try {
    await signIn({ ...petra, groups: ['Support'] });
    expect(await rolesNow()).toEqual(['support']);

    portal.clock.advance({ minutes: 8 * 60 });
    expect(await rolesNow()).toEqual([]);
    await signIn(petra);
    expect(await rolesNow()).toEqual([]);
  } finally {
    await database.close();
  }
});
