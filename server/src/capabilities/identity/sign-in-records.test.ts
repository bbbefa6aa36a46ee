import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const owner = 'owner@ulipy.example';
const from = { remoteAddress: '198.51.100.7' };
const digest = /^(mail|address):[\w-]{43}$/;

type Record = { action: string; subject: string; details: { from?: string }; request_id: string };
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const listRecords = () =>
  portal.sql<Record>(
    `select action, subject, details, request_id from audit_event where action like 'sign-in%' order by id`,
  );

test('a wrong password is written down under the account, and under a digest where there is none', async () => {
  const { headers } = await portal.visitor.askForToken(owner, 'wrong', from);
  await portal.visitor.askForToken('nobody@ulipy.example', 'wrong', from);

  const [known, unknown] = await listRecords();

  expect(known).toMatchObject({
    action: 'sign-in-refused',
    subject: 'account:u-ulipy-owner',
    request_id: headers['x-request-id'],
  });
  expect(unknown).toMatchObject({ action: 'sign-in-refused', subject: expect.stringMatching(digest) });
  expect(known?.details).toEqual({ from: expect.stringMatching(digest) });
  expect(unknown?.details).toEqual(known?.details);
});

test('an account that has met its limit is written down once, however many guesses follow', async () => {
  for (let guess = 0; guess < 15; guess += 1) await portal.visitor.askForToken('shift@ulipy.example', 'wrong', from);

  const throttled = (await listRecords()).filter(({ action }) => action === 'sign-in-throttled');

  expect(throttled).toEqual([expect.objectContaining({ subject: expect.stringMatching(/^mail:/), details: {} })]);
});

test('the records name neither a mail address nor a machine', async () => {
  expect(JSON.stringify(await listRecords())).not.toMatch(/@|ulipy\.example|198\.51/);
});

test('the figures count sign-ins by how they ended', async () => {
  await portal.visitor.askForToken(owner, testPassword, from);

  const { text } = await portal.readMetrics();

  expect(text).toMatch(/dray_sign_ins_total\{outcome="succeeded"\} 1\n/);
  expect(text).toMatch(/dray_sign_ins_total\{outcome="refused"\} 12\n/);
  expect(text).toMatch(/dray_sign_ins_total\{outcome="throttled"\} 5\n/);
});
