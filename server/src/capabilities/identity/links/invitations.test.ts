import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readMails } from '../../../testing/mails.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import type { IdentityDoor } from '../identity.door.ts';

let portal: TestPortal;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const owner = { name: 'u-ulipy-owner', companyId: 'C1001', requestId: 'test' };
const invited = 'u-ulipy-invited';
const write = <T>(work: (identity: IdentityDoor) => Promise<T>) =>
  database.write((transaction) => work(composeOver(database, portal.clock, portal.sealing).identityOf(transaction)));
const invite = () => write((identity) => identity.inviteAccount(owner, { uid: invited, invitedBy: owner.name }));
const asked = { uid: invited, portalUrl: 'https://orders.example' };

test('an invitation goes by mail, names who invites and where, and its secret is nowhere but in it', async () => {
  const link = await invite();

  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ headers }) => headers.includes('invited@ulipy.example')),
  );

  expect(mail.subject).toContain('Jana Dvořáková');
  expect(mail.body).toContain(`/verification?gig_i_code=${link.code}&gig_i_vToken=${link.secret}`);
  const everything = JSON.stringify([
    await portal.sql('select * from account_link'),
    await portal.sql('select * from notification'),
    await portal.sql('select * from audit_event'),
    await portal.sql(`select data from pgboss.job_common where name = 'deliver-notification'`),
    portal.log,
  ]);
  expect(everything).not.toContain(link.secret);
});

test('a mail that is written twice is the same mail; of a link that was replaced none is written', async () => {
  const first = await invite();
  const mails = await Promise.all(
    [1, 2].map(() => write((identity) => identity.writeInvitation({ ...asked, code: first.code }))),
  );
  await invite();

  const late = await write((identity) => identity.writeInvitation({ ...asked, code: first.code }));

  expect(mails[0]).toEqual(mails[1]);
  expect(mails[0]?.text).toContain(first.secret);
  expect(late).toBeUndefined();
});

test('anyone who looks after people sees when the latest was sent, until when it counts, and that it is over', async () => {
  await invite();
  const sentAt = portal.clock.now();

  const listed = await write((identity) => identity.listInvitations([invited, 'u-ulipy-owner']));
  portal.clock.advance({ minutes: 14 * 24 * 60 });
  const later = await write((identity) => identity.listInvitations([invited]));

  expect(Object.fromEntries(listed)).toEqual({
    [invited]: { sentAt, expiresAt: new Date(sentAt.getTime() + 14 * 86_400_000), isOver: false },
  });
  expect(later.get(invited)?.isOver).toBe(true);
});

test('the operator prints a fresh link for somebody who is invited, and for nobody else', async () => {
  const printed = await operate(portal, 'invitation-link', 'invited@ulipy.example');

  expect(printed).toMatch(/^https:\/\/orders\.example\/verification\?gig_i_code=[\w-]{22}&gig_i_vToken=[\w-]{43}$/);
  await expect(operate(portal, 'invitation-link', 'owner@ulipy.example')).rejects.toThrow(
    'Only somebody who is invited',
  );
  await expect(operate(portal, 'invitation-link', 'nobody@ulipy.example')).rejects.toThrow('Nobody has that address');
  const audited = await portal.sql(`select actor, subject from audit_event where action = 'invitation-link-made'`);
  expect(audited).toEqual([{ actor: 'operator', subject: `account:${invited}` }]);
});

test.each(languages)('in %s every mail about an account has its words, without a gap', async (language) => {
  await portal.sql(`update account set language = $1 where uid = $2`, [language, invited]);
  const { code } = await invite();

  const mails = [
    await write((identity) => identity.writeInvitation({ ...asked, code })),
    await write((identity) => identity.writePasswordChanged({ ...asked, at: '2026-11-12T10:00:00Z' })),
    await write((identity) => identity.writeNewDevice({ ...asked, at: '2026-11-12T10:00:00Z', device: 'Firefox' })),
    await write((identity) => identity.writeNewDevice({ ...asked, at: '2026-11-12T10:00:00Z', device: '' })),
  ];

  expect(new Set(mails.map((mail) => mail?.text)).size).toBe(4);
  for (const mail of mails) expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[{}]|undefined|\bnull\b/);
});
