import { type Section, sections } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import { shipToRows } from '../companies/company-rows.ts';
import { countries } from '../markets/demo-countries.ts';
import { roles } from '../roles/roles.ts';
import { demoAccounts } from './demo-accounts.ts';
import { accountRows, grantRows } from './people-rows.ts';
import { portfolioRows, staffGrantRows } from './staff-grant-rows.ts';
import { trailRows } from './trail-rows.ts';

const now = new Date('2026-11-15T12:00:00Z');
const accounts = accountRows(now, 'hash');
const accountOf = (email: string) => accounts.find((account) => account.email === email)!;
const grantsOf = (email: string) => grantRows.filter(({ uid }) => uid === accountOf(email).uid);

/** What somebody sees once signed in; who is not verified cannot sign in. */
function sectionsOf(email: string): Section[] {
  const { user_validation } = accountOf(email);
  const held = grantsOf(email).flatMap<Section>(({ roleid }) => [
    ...roles.find((role) => role.roleid === roleid)!.sections,
  ]);
  return user_validation ? [...new Set(held)].sort() : [];
}

const listed: Record<string, string | readonly Section[]> = {
  'owner@ulipy.example': sections,
  'shift@ulipy.example': 'Home Page, Catalogue, My Orders, Support',
  'new@ulipy.example': 'Home Page, My Profile, Catalogue, My Orders, News & Events, Support',
  'invited@ulipy.example': [],
  'academy@ulipy.example': 'Home Page, Academy',
  'warehouse@velkosklad-brno.example': 'Home Page, My Profile, Catalogue, My Orders, My Documents, Support',
  'accountant@tatravelko.example': 'Home Page, My Profile, My Documents, Contracts, Reporting, Support',
  'owner@tatravelko.example': sections,
  'owner@bellini.example': sections,
  'manager@bar-romero.example': 'Home Page, My Profile, Catalogue, My Orders, My Documents, Pub Menu, Support',
  'edge@prilis-zlutoucky-kun.example': sections,
  'staff@meridian.example': sections,
  'operator@meridian.example': [],
  'service@meridian.example': [],
  'sales@meridian.example': [],
  'pricing@meridian.example': [],
};

test('the sixteen accounts of the demo world are the ones printed', () => {
  expect(demoAccounts.map(({ email }) => email)).toEqual(Object.keys(listed));
});

test.each(Object.entries(listed))('%s sees exactly the sections listed', (email, expected) => {
  const names = typeof expected === 'string' ? expected.split(', ') : [...expected];

  expect(sectionsOf(email)).toEqual(names.sort());
});

test.each([
  ['owner@ulipy.example', 'CZ', 'POS', ['R-DELEGATED-OWNER', 'R-EMPTIES-ON-PREMISE']],
  ['shift@ulipy.example', 'CZ', 'POS', ['R-PUB-SHIFT-LEADER']],
  ['new@ulipy.example', 'CZ', 'POS', ['R-PUB-COMMON-USER']],
  ['academy@ulipy.example', 'CZ', 'POS', ['R-POS-ACADEMY']],
  ['warehouse@velkosklad-brno.example', 'CZ', 'WHSL', ['R-WHSL-WAREHOUSE-MANAGER']],
  ['accountant@tatravelko.example', 'SK', 'WHSL', ['R-WHSL-ACCOUNTANT']],
  ['owner@tatravelko.example', 'SK', 'WHSL', ['R-WHSL-DELEGATED-OWNER']],
  ['owner@bellini.example', 'IT', 'DIST', ['R-DELEGATED-OWNER']],
  ['manager@bar-romero.example', 'ES', 'Outlets', ['R-PUB-ASSOCIATE']],
])('%s is of market %s, type %s and holds the roles listed', (email, country, customerType, roleids) => {
  expect(accountOf(email)).toMatchObject({ country, customer_type: customerType, status: 'Active' });
  expect(grantsOf(email).map(({ roleid }) => roleid)).toEqual(roleids);
});

test('only the invited are not verified and without a password, only they and the new one have a first login ahead', () => {
  const invited = accounts.filter(({ status }) => status === 'Invited').map(({ email }) => email);
  const emailsWhere = (holds: (account: (typeof accounts)[number]) => boolean) =>
    accounts.filter(holds).map(({ email }) => email);

  expect(invited).toContain('invited@ulipy.example');
  expect(emailsWhere(({ user_validation }) => !user_validation)).toEqual(invited);
  expect(emailsWhere(({ password_hash }) => password_hash === null)).toEqual(invited);
  expect(emailsWhere(({ first_login }) => first_login).sort()).toEqual([...invited, 'new@ulipy.example'].sort());
});

test('each market has its people, staff among the Czechs', () => {
  expect(countries.map((country) => accounts.filter((account) => account.country === country).length)).toEqual([
    27, 9, 12, 6,
  ]);
  const staff = accounts.filter(({ is_staff }) => is_staff).map(({ email }) => email);
  expect(staff).toHaveLength(8);
  expect(staff.filter((email) => !email.endsWith('@meridian.example'))).toEqual([]);
});

test('all six statuses occur', () => {
  expect(new Set(accounts.map(({ status }) => status))).toEqual(
    new Set(['Active', 'Deactivated', 'Invited', 'Suspended', 'Exited', 'Move Out']),
  );
});

test('every role is held by somebody active', () => {
  const active = new Set(accounts.filter(({ status }) => status === 'Active').map(({ uid }) => uid));
  const held = new Set(grantRows.filter(({ uid }) => active.has(uid)).map(({ roleid }) => roleid));

  expect(roles.map(({ roleid }) => roleid).filter((roleid) => !held.has(roleid))).toEqual([]);
});

test('one person has different rights in two companies', () => {
  const grants = grantsOf('accountant@ulipy.example');

  expect(new Set(grants.map(({ company_id }) => company_id)).size).toBe(2);
  expect(new Set(grants.map(({ roleid }) => roleid)).size).toBe(2);
});

test('a role at one ship-to names a ship-to of the same company', () => {
  for (const { ship_to_id, company_id } of grantRows.filter((grant) => grant.ship_to_id !== null)) {
    expect(shipToRows.find(({ id }) => id === ship_to_id)?.company_id).toBe(company_id);
  }
});

test('addresses, uids and phones are unique, and no address can exist', () => {
  for (const values of [
    accounts.map(({ email }) => email),
    accounts.map(({ uid }) => uid),
    accounts.map((a) => a.phone),
  ])
    expect(new Set(values).size).toBe(54);
  expect(accounts.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
});

test('phones have the shape of their country', () => {
  const shapes = {
    CZ: /^\+420 777 000 \d{3}$/,
    SK: /^\+421 905 000 \d{3}$/,
    IT: /^\+39 340 000 0\d{3}$/,
    ES: /^\+34 612 000 \d{3}$/,
  };

  for (const { country, phone } of accounts) expect(phone).toMatch(shapes[country]);
});

test('what was done about people is older than now, in order, and names nobody else', () => {
  const rows = trailRows(now);
  const uids = new Set(accounts.map(({ uid }) => uid));

  expect(rows.map(({ at }) => at.getTime())).toEqual(rows.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
  expect(rows.filter(({ at }) => at >= now)).toEqual([]);
  expect(rows.filter(({ actor }) => actor !== 'operator' && !uids.has(actor))).toEqual([]);
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['person-invited', 'roles-changed', 'status-changed', 'signed-in', 'staff-granted']),
  );
});

test('every role of the supplier is held, two people price, and a portfolio lies within its markets', () => {
  const rows = staffGrantRows(now);
  const heldBy = Map.groupBy(rows, ({ roleid }) => roleid);

  expect([...heldBy.keys()].sort()).toEqual([
    'content-editor',
    'integration',
    'operator',
    'pricing',
    'sales',
    'support',
  ]);
  expect(heldBy.get('pricing')).toHaveLength(2);
  expect(portfolioRows.length).toBeGreaterThan(0);
  for (const { uid, country } of portfolioRows)
    expect(rows.find((row) => row.uid === uid && row.roleid === 'sales')?.countries).toContain(country);
});
