import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { testPassword } from '../../../testing/small-world/people.ts';
import {
  allConsents,
  type GivenLink,
  inviteLink,
  passwordNo,
  resetLink,
  resetLinkByMail,
  twice,
  uninvite,
} from './test-passwords.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await uninvite(portal);
  await portal.sql('delete from sign_in_throttle');
});

const put = (call: string, body: object, language = 'en') =>
  portal.visitor.send('PUT', `/identity/users/${call}`, body, { language });
const read = (link: GivenLink) => portal.visitor.send('POST', '/identity/users/ReadLink', link, { language: 'en' });
const first = (link: GivenLink, password: string, consents: object = allConsents) =>
  put('SetFirstPassword', { ...link, ...twice(password), consents });
const failed = { code: 'LINK_UNKNOWN', message: 'USER VERIFICATION FAILED' };
const over = { code: 'LINK_OVER', message: 'The link has expired (ask support for a new token)' };

test('a link tells who it is for; a scanner that opens it again and again uses nothing up', async () => {
  const link = await inviteLink(portal);

  const readings = await Promise.all([1, 2, 3, 4, 5].map(() => read(link)));
  await portal.visitor.get(`/verification?${new URLSearchParams(link)}`);
  const set = await first(link, passwordNo(1));

  expect(readings[4]?.body).toMatchObject({
    kind: 'invitation',
    email: 'invited@ulipy.example',
    name: 'Tomáš Nový',
    invitedBy: null,
    places: [{ city: 'Brno', rolename: 'Shift leader' }],
    passwordsElsewhere: null,
  });
  expect(readings[4]?.body.consents.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(allConsents));
  expect(set).toMatchObject({ status: 200, body: { email: 'invited@ulipy.example' } });
  const consents = await portal.sql(`select kind from consent where uid = 'u-ulipy-invited' order by kind`);
  expect(consents.map(({ kind }: { kind?: string }) => kind)).toEqual([
    'guidelines',
    'master-purchase',
    'privacy',
    'terms',
  ]);
  await portal.signIn('invited@ulipy.example', passwordNo(1));
});

test('anyone who is invited cannot sign in before, and can after', async () => {
  await portal.sql(`update account set password_hash = (select password_hash from account where uid = 'u-ulipy-owner')
    where uid = 'u-ulipy-invited'`);

  const early = await portal.visitor.askForToken('invited@ulipy.example', testPassword);

  expect(early.body.errors[0].extensions.code).toBe('SIGN_IN_REFUSED');
});

test('a link that was altered, is foreign or never was is not known; one that is over says so', async () => {
  const [older, link] = [await inviteLink(portal), await inviteLink(portal)];
  const reset = await resetLink(portal, 'owner@ulipy.example');
  const altered = {
    ...link,
    gig_i_vToken: `${link.gig_i_vToken.slice(0, -1)}${link.gig_i_vToken.endsWith('A') ? 'B' : 'A'}`,
  };

  const unknown = await Promise.all([
    first(altered, passwordNo(1)),
    first({ ...link, gig_i_vToken: '' }, passwordNo(1)),
    first({ gig_i_code: reset.gig_i_code, gig_i_vToken: link.gig_i_vToken }, passwordNo(1)),
    first({ gig_i_code: 'nobody-made-this', gig_i_vToken: link.gig_i_vToken }, passwordNo(1)),
    // A reset is no invitation, and the other way round.
    first(reset, passwordNo(1)),
    put('ResetPassword', { ...link, ...twice(passwordNo(1)) }),
    read(altered),
  ]);
  const replaced = await first(older, passwordNo(1));
  await first(link, passwordNo(1));
  const [used, usedReading] = [await first(link, passwordNo(2)), await read(link)];

  for (const answer of unknown) expect(answer).toMatchObject({ status: 404, body: failed });
  for (const answer of [replaced, used, usedReading]) expect(answer).toMatchObject({ status: 410, body: over });
});

test.each([
  ['an invitation after 14 days', 14 * 24 * 60, 'invitation'],
  ['a reset after an hour', 60, 'reset'],
])('%s is over, and the minute before it counts', async (_name, minutes, kind) => {
  const link = kind === 'invitation' ? await inviteLink(portal) : await resetLink(portal, 'shift@ulipy.example');
  portal.clock.advance({ minutes: minutes - 1 });
  const justInTime = await read(link);
  portal.clock.advance({ minutes: 1 });

  const late =
    kind === 'invitation'
      ? await first(link, passwordNo(1))
      : await put('ResetPassword', { ...link, ...twice(passwordNo(1)) });

  expect(justInTime.status).toBe(200);
  expect(late).toMatchObject({ status: 410, body: over });
});

test('of ten who use one link at once one wins', async () => {
  const link = await inviteLink(portal);

  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => first(link, passwordNo(index))));

  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'LINK_OVER')).toHaveLength(9);
  await portal.signIn('invited@ulipy.example', passwordNo(winners[0] ?? -1));
});

test('each consent that is missing is reported in its words, and the link goes on counting', async () => {
  const link = await inviteLink(portal);

  const none = await first(link, passwordNo(1), {});
  const three = await first(link, passwordNo(1), { ...allConsents, masterPurchase: undefined });
  const outdated = await first(link, passwordNo(1), { ...allConsents, terms: '1.0' });
  const [unlisted, notText] = [
    await first(link, passwordNo(1), { ...allConsents, marketing: '1' }),
    await first(link, passwordNo(1), { ...allConsents, terms: true }),
  ];

  expect(none.body).toMatchObject({
    code: 'TERMS_NOT_ACCEPTED',
    message: 'Please accept terms and condition',
    missing: [
      { kind: 'terms', message: 'Please accept terms and condition' },
      { kind: 'privacy', message: 'Please accept privacy policy' },
      { kind: 'guidelines', message: 'Please accept guidelines' },
      { kind: 'masterPurchase', message: 'Please accept Master Purchase Agreement' },
    ],
  });
  expect(three).toMatchObject({ status: 422, body: { code: 'PURCHASE_AGREEMENT_NOT_ACCEPTED' } });
  expect(outdated).toMatchObject({ status: 409, body: { code: 'AGREEMENT_OUTDATED' } });
  expect([unlisted.status, notText.status]).toEqual([400, 400]);
  expect((await first(link, passwordNo(1))).status).toBe(200);
});

test('anyone who was put out meanwhile is not let in by their link', async () => {
  const [invitation, reset] = [await inviteLink(portal), await resetLink(portal, 'new@ulipy.example')];
  await portal.sql(`update account set status = 'Suspended' where uid in ('u-ulipy-invited', 'u-ulipy-new')`);

  const answers = [
    await first(invitation, passwordNo(1)),
    await put('ResetPassword', { ...reset, ...twice(passwordNo(1)) }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ status: 410, body: over });
});

test('asking for a new password answers alike no matter who asks; only a known address gets a mail', async () => {
  const ask = (email: string) => portal.visitor.send('POST', '/identity/users/ForgotPassword', { email });
  portal.clock.advance({ minutes: 1 });

  const answers = await Promise.all([
    ask('owner@ulipy.example'),
    ask('nobody@ulipy.example'),
    ask('invited@ulipy.example'),
    ask('former@ulipy.example'),
    ask('no address at all'),
  ]);
  const link = await resetLinkByMail(portal, 'owner@ulipy.example');

  for (const answer of answers) {
    expect(answer.status).toBe(202);
    expect(answer.text).toBe(answers[0]?.text);
  }
  const made = await portal.sql(`select distinct uid from account_link where kind = 'reset' and created_at = $1`, [
    portal.clock.now(),
  ]);
  expect(made).toEqual([{ uid: 'u-ulipy-owner' }]);
  expect((await read(link)).body).toMatchObject({ kind: 'reset', email: 'owner@ulipy.example', places: [] });
});

const askFrom = (email: string, remoteAddress: string) =>
  portal.visitor.send('POST', '/identity/users/ForgotPassword', { email }, { remoteAddress });

test('a network has so many requests for an account, and so many in all; known or not makes no difference', async () => {
  const statuses = async (email: string) => {
    const all: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) all.push((await askFrom(email, '198.51.100.1')).status);
    return all;
  };

  const [known, unknown] = [await statuses('shift@ulipy.example'), await statuses('stranger@ulipy.example')];
  const fromOne = await Promise.all(
    Array.from({ length: 31 }, (_, index) => askFrom(`x${index}@ulipy.example`, '203.0.113.9')),
  );

  expect(known).toEqual([202, 202, 202, 202, 202, 429]);
  expect(unknown).toEqual(known);
  expect(fromOne.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('strangers neither use up somebody’s requests nor fill their letterbox, and the last link they got opens', async () => {
  const email = 'manager@bar-romero.example';
  // From as many networks as somebody may have.
  for (let tries = 0; tries < 8; tries += 1) expect((await askFrom(email, `192.0.${tries}.7`)).status).toBe(202);

  const own = await askFrom(email, '203.0.113.77');
  await eventually(async () => ((await waitingRequests()) === 0 ? true : undefined));

  expect(own.status).toBe(202);
  const sent = await portal.sql(
    `select 1 from notification where kind = 'password-reset' and uid = 'u-bar-romero-manager'`,
  );
  expect(sent).toHaveLength(3);
  const open = `select code from account_link where kind = 'reset' and uid = 'u-bar-romero-manager' and ended_at is null`;
  expect(await portal.sql(open)).toHaveLength(1);
});

const waitingRequests = async () =>
  (await portal.sql(`select id from pgboss.job where name = 'make-password-reset' and state < 'completed'`)).length;

test('a password that was changed meanwhile ends one’s own link to reset it, and nobody else’s', async () => {
  // Of people for whom no other test has asked: a request that is still under way would end their links.
  const [link, ofAnother] = [
    await resetLink(portal, 'owner@zelena-vrata.example'),
    await resetLink(portal, 'accountant@tatravelko.example'),
  ];
  const owner = await portal.signIn('owner@zelena-vrata.example');
  const changed = await owner.send('PUT', '/identity/users/ChangePassword/u-zelena-vrata-owner', {
    oldPassword: testPassword,
    ...twice(passwordNo(7)),
  });

  const late = await put('ResetPassword', { ...link, ...twice(passwordNo(8)) });

  expect(changed.status).toBe(200);
  expect(late).toMatchObject({ status: 410, body: over });
  expect((await read(ofAnother)).status).toBe(200);
});
