import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';

let portal: TestPortal;
let withoutDemo: Awaited<ReturnType<TestPortal['startAnother']>>;
let oldTokens: string[];

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.sql('insert into demo_account (uid) select uid from account');
  const [owner, staff] = [await portal.signIn('owner@ulipy.example'), await portal.signIn('staff@meridian.example')];
  oldTokens = [owner.token ?? '', staff.token ?? ''];
  await portal.sql(`update account set email = 'boss@real-brewery.com' where email = 'staff@meridian.example'`);
  portal.clock.advance({ minutes: 1 });

  withoutDemo = await portal.startAnother({ env: { DEMO: '0' } });
});
afterAll(() => portal.close());

test('with DEMO=0 nobody of the demo world can sign in, not even under another address', async () => {
  const accounts = await portal.sql<{ email: string }>('select email from account');

  const answers = [];
  for (const { email } of accounts) answers.push(await withoutDemo.visitor.askForToken(email, testPassword));

  expect(accounts).toHaveLength(19);
  expect(accounts).toContainEqual({ email: 'boss@real-brewery.com' });
  expect(answers.map(({ body }) => body.errors?.[0].extensions.code)).toEqual(Array(19).fill('SIGN_IN_REFUSED'));
});

test('with DEMO=0 a token from the time of the demonstration opens nothing', async () => {
  for (const token of oldTokens) {
    const answer = await withoutDemo.callerWith(token).get(shipTo);
    expect(answer.status).toBe(401);
  }
  expect(await portal.sql('select uid from portal_session')).toEqual([]);
});

test('closing the demo accounts is reported once and written down for each', async () => {
  const answered = withoutDemo.log.filter((line) => line.includes('demo accounts were closed'));
  const rows = await portal.sql<{ action: string; count: number }>(
    `select action, count(*)::int from audit_event where actor = 'start' group by action`,
  );
  const closed = await portal.sql('select from demo_account where closed_at is not null');

  const again = await portal.startAnother({ env: { DEMO: '0' } });

  expect(answered).toHaveLength(1);
  expect(rows).toEqual([{ action: 'demo-account-closed', count: closed.length }]);
  expect(again.log.join()).not.toContain('demo accounts were closed');
});

test('an account that is not of the demo world is left alone', async () => {
  await portal.sql(`insert into account (uid, email, first_name, last_name, language, status, created_at)
    values ('u-real', 'real@real-brewery.com', 'Real', 'Person', 'en', 'Active', now())`);

  await portal.startAnother({ env: { DEMO: '0' } });

  expect(await portal.sql(`select status from account where uid = 'u-real'`)).toEqual([{ status: 'Active' }]);
});

test('DEMO=1 opens them again as they were, but no old token', async () => {
  const demoAgain = await portal.startAnother({ env: { DEMO: '1' } });

  const owner = await demoAgain.signIn('owner@ulipy.example');
  const suspended = await portal.sql(`select from account where status = 'Suspended'`);

  expect((await owner.get(shipTo)).status).toBe(200);
  expect((await demoAgain.callerWith(oldTokens[0] ?? '').get(shipTo)).status).toBe(401);
  expect(suspended).not.toEqual([]);
});
