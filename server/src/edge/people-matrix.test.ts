import type { RestRoute } from '@dray/contract/rest-route.ts';
import { type RestRouteName, restRoutes } from '@dray/contract/rest-routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../capabilities/users/test-people.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

const targets = ['own', 'colleague', 'foreign', 'missing'] as const;
type Target = (typeof targets)[number];

/** Whom and what a call can name: a person with the company, payer and sold-to that are theirs. */
type Named = { uid: string; company: string; payer: string; soldTo: string };
const at = (uid: string, company: string, payer: string, soldTo: string): Named => ({ uid, company, payer, soldTo });

const lipa = (uid: string) => at(uid, 'C1001', '300101', '200101');
const vrata = (uid: string) => at(uid, 'C1004', '300104', '200106');
const brno = at('u-velkosklad-brno-warehouse', 'C1002', '300102', '200102');
const missing = at('u-nobody-at-all', 'C9999', '399999', '299999');

/** Somebody who calls, and who the four are for them. */
const roles = {
  owner: { email: 'owner@ulipy.example', own: lipa('u-ulipy-owner'), colleague: lipa('u-ulipy-shift'), foreign: brno },
  admin: {
    email: 'admin@ulipy.example',
    own: lipa('u-admin-ulipy-example'),
    colleague: lipa('u-ulipy-shift'),
    foreign: brno,
  },
  common: { email: 'new@ulipy.example', own: lipa('u-ulipy-new'), colleague: lipa('u-ulipy-shift'), foreign: brno },
  accountant: {
    email: 'accountant@ulipy.example',
    own: lipa('u-ulipy-accountant'),
    colleague: lipa('u-ulipy-shift'),
    foreign: brno,
  },
  staff: {
    email: 'staff@meridian.example',
    own: lipa('u-meridian-staff'),
    colleague: lipa('u-ulipy-shift'),
    foreign: brno,
  },
  otherOwner: {
    email: 'owner@zelena-vrata.example',
    own: vrata('u-zelena-vrata-owner'),
    colleague: vrata('u-zelena-vrata-shift'),
    foreign: lipa('u-ulipy-shift'),
  },
} as const;
type Role = keyof typeof roles;
const roleNames = Object.keys(roles) as Role[];

type Verdicts = readonly [own: string, colleague: string, foreign: string, missing: string];
type Probe = { send: (caller: Caller, named: Named) => Promise<Answer>; expected: Record<Role, Verdicts> };

// Never a version that is: who may change somebody is told that it is another one, and nothing changes.
const stale = 999_999;
const languages = { languages: ['cs'], locale: 'cs' };
const users = '/identity/users';
const invitation = ({ company }: Named) => ({
  firstName: 'A',
  lastName: 'B',
  email: 'no address',
  country: 'CZ',
  ...languages,
  permissionSchema: [{ companyId: company, rpDetails: [{ roleid: 'R-FINANCE' }] }],
});

const noPerson = '404 USER_NOT_FOUND';
const noSection = '403 SECTION_NOT_ALLOWED';
const refusedAll = [noSection, noSection, noSection, noSection] as const;
const all = (verdicts: Verdicts): Record<Role, Verdicts> =>
  Object.fromEntries(roleNames.map((role) => [role, verdicts])) as Record<Role, Verdicts>;
/** Those who manage people, and everybody else; staff only while they act for a customer, which is tried elsewhere (T145). */
const managing = (managers: Verdicts, others: Verdicts = refusedAll): Record<Role, Verdicts> => ({
  owner: managers,
  admin: managers,
  otherOwner: managers,
  staff: others,
  common: others,
  accountant: others,
});

const ownOnly = all(['200', noPerson, noPerson, noPerson]);
/** U1: anyone who manages access at a company reads the records of its people; staff only their own. */
const knownToManagers = managing(['200', '200', noPerson, noPerson], ['200', noPerson, noPerson, noPerson]);
const changing = managing(['403 NOT_YOURSELF', '409 USER_CHANGED', noPerson, noPerson]);
const reading = (code: string) => ({
  ...all(['200', '200', `404 ${code}`, `404 ${code}`]),
  staff: refusedAll,
});

/** Written by hand from T137, A16, A17 and U8: what comes of each call. */
const probes: Partial<Record<RestRouteName, Probe>> = {
  getUserInfoById: {
    send: (caller, { uid }) => caller.get(`${users}/GetUserInfoById/${uid}`),
    expected: knownToManagers,
  },
  setFirstLoginFlag: {
    send: (caller, { uid }) =>
      caller.send('PUT', `${users}/SetFirstLoginFlag/${uid}`, 'false', {
        headers: { 'content-type': 'application/json' },
      }),
    expected: ownOnly,
  },
  getAllUsersInfo: {
    send: (caller, { uid }) => caller.get(`${users}/GetAllUsersInfo?person=${uid}`),
    expected: managing(
      ['200 of 1', '200 of 1', '200 of 0', '200 of 0'],
      ['200 of 1', '200 of 0', '200 of 0', '200 of 0'],
    ),
  },
  getChanges: {
    send: (caller, { uid }) => caller.get(`${users}/GetChanges?person=${uid}`),
    expected: managing(['200', '200', '200', '200']),
  },
  createNewUser: {
    send: (caller, named) => caller.send('POST', `${users}/CreateNewUser`, invitation(named)),
    expected: {
      ...managing(['422 USER_INVALID', '422 USER_INVALID', '404 COMPANY_NOT_FOUND', '404 COMPANY_NOT_FOUND']),
      // They have none of the sections of finance themselves.
      admin: [
        '403 ROLE_NOT_YOURS_TO_GIVE',
        '403 ROLE_NOT_YOURS_TO_GIVE',
        '404 COMPANY_NOT_FOUND',
        '404 COMPANY_NOT_FOUND',
      ],
    },
  },
  updateUser: {
    send: (caller, { uid, company }) =>
      caller.send('PUT', `${users}/UpdateUser/${uid}`, {
        ...languages,
        permissionSchema: [{ companyId: company, rpDetails: [{ roleid: 'R-OWNER' }] }],
        version: stale,
      }),
    expected: changing,
  },
  setUserStatus: {
    send: (caller, { uid }) =>
      caller.send('PATCH', `${users}/SetUserStatus`, { id: uid, status: 'Exited', version: stale }),
    expected: changing,
  },
  resendInvitation: {
    send: (caller, { uid }) => caller.send('POST', `${users}/ResendInvitation/${uid}`, undefined),
    expected: managing(['403 NOT_YOURSELF', '409 STATUS_NOT_POSSIBLE', noPerson, noPerson]),
  },
  changePassword: {
    send: (caller, { uid }) =>
      caller.send('PUT', `${users}/ChangePassword/${uid}`, {
        oldPassword: 'not it',
        newPassword: 'Tichý-kohout-na-střeše-7',
        retypePassword: 'Tichý-kohout-na-střeše-7',
      }),
    expected: all(['422 OLD_PASSWORD_WRONG', noPerson, noPerson, noPerson]),
  },
  setLanguage: {
    send: (caller, { uid }) => caller.send('PUT', `${users}/SetLanguage/${uid}`, { language: 'cs' }),
    expected: ownOnly,
  },
  getPayer: { send: (caller, { payer }) => caller.get(`/api/payers/${payer}`), expected: reading('PAYER_NOT_FOUND') },
  listPayers: {
    send: (caller, { payer }) => caller.get(`/api/payers?payerid=${payer}`),
    expected: reading('PAYER_NOT_FOUND'),
  },
  getPayerCredit: {
    send: (caller, { payer }) => caller.get(`/api/payers/${payer}/credit`),
    // Asked for without a section: staff reach nothing by it.
    expected: { ...reading('PAYER_NOT_FOUND'), staff: Array(4).fill('404 PAYER_NOT_FOUND') as unknown as Verdicts },
  },
  getSoldTo: {
    send: (caller, { soldTo }) => caller.get(`/api/soldtos/${soldTo}`),
    expected: reading('SOLD_TO_NOT_FOUND'),
  },
};

/** Calls under the same paths by which nobody but the caller, or the holder of a link, can be named. */
const namesNobodyElse: readonly string[] = [
  'getAssignableRoles',
  'readLink',
  'setFirstPassword',
  'acceptInvitation',
  'forgotPassword',
  'resetPassword',
  'getConsents',
  'acceptConsents',
  'getSessions',
  // By its secret id: `own-account.test.ts` tries another's.
  'endOwnSession',
  'endOtherSessions',
  'getActingPermission',
  'setActingPermission',
];

const peoplePaths = /^\/(?:users|payers|soldtos)(?:\/|$)/;
const peopleCalls = Object.entries<RestRoute>(restRoutes)
  .filter(([, { path }]) => peoplePaths.test(path))
  .map(([name]) => name);

let portal: TestPortal;
const callers = new Map<Role, Caller>();
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.sql(
    `insert into role (roleid, side, name, sections) values
       ('R-DELEGATED-ADMIN', 'company', 'Delegated Admin', '{Home Page,My Profile,Access Management,Support}')`,
  );
  await addPerson(portal, 'admin@ulipy.example', [{ company: 'C1001', role: 'R-DELEGATED-ADMIN' }]);
  // A second one who manages Zelená vrata, so that the owner there is not the last.
  await addPerson(portal, 'second@vrata.example', [{ company: 'C1004', role: 'R-OWNER' }]);
  for (const role of roleNames) callers.set(role, await portal.signIn(roles[role].email));
});
afterAll(() => portal.close());

const namedBy = (role: Role, target: Target): Named => (target === 'missing' ? missing : roles[role][target]);

function verdictOf({ status, body }: Answer): string {
  if (status >= 400) return `${status} ${body.code}`;
  return body.users && body.managers ? `${status} of ${body.users.length}` : String(status);
}

test('every call about people or companies has a probe here', () => {
  const unprobed = peopleCalls.filter((name) => !(name in probes) && !namesNobodyElse.includes(name));

  expect(unprobed).toEqual([]);
});

test('each answers each role about themselves, a colleague, a stranger and nobody as was agreed, and changes nothing', async () => {
  const facts = () =>
    Promise.all([
      portal.sql('select * from role_grant order by uid, company_id, ship_to_id, roleid'),
      portal.sql('select uid, email, status, version, company_id, is_staff from account order by uid'),
    ]);
  const before = await facts();
  const wrong: string[] = [];
  let tried = 0;

  for (const [name, { send, expected }] of Object.entries(probes))
    for (const role of roleNames) {
      const answers = new Map<Target, Answer>();
      for (const [index, target] of targets.entries()) {
        const answer = await send(callers.get(role)!, namedBy(role, target));
        answers.set(target, answer);
        tried += 1;
        const verdict = verdictOf(answer);
        if (verdict !== expected[role][index])
          wrong.push(`${name}, ${role}, ${target}: ${verdict} instead of ${expected[role][index]}`);
      }
      if (wordsOf(answers.get('foreign')) !== wordsOf(answers.get('missing')))
        wrong.push(`${name}, ${role}: a stranger is told apart from nobody`);
    }

  expect(wrong).toEqual([]);
  expect(tried).toBe(Object.keys(probes).length * roleNames.length * targets.length);
  expect(tried).toBe(336);
  expect(await facts()).toEqual(before);
});

/** All that an answer says but the number of the request. */
const wordsOf = (answer: Answer | undefined): string =>
  JSON.stringify([answer?.status, { ...answer?.body, requestId: undefined }]);
