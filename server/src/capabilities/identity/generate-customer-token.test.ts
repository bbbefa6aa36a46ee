import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const codeOf = ({ body }: Answer): string | undefined => body.errors?.[0].extensions.code;

test('the right password gives a token for an hour, and that is written down', async () => {
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  const payload = decodeJwt(token);
  const [event] = await portal.sql(`select * from audit_event where action = 'token-issued' order by id desc limit 1`);

  expect(payload).toMatchObject({ uid: 'u-ulipy-owner', sub: 'u-ulipy-owner' });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  expect(event).toMatchObject({
    actor: 'u-ulipy-owner',
    company_id: 'C1001',
    subject: 'account:u-ulipy-owner',
    details: { tokenId: payload.jti },
    at: portal.clock.now(),
  });
});

test('an address is the same in capital letters', async () => {
  expect((await portal.signIn('Owner@ULIPY.example')).token).toBeTruthy();
});

test('a program that calls with Node’s own fetch is no browser', async () => {
  const query = `mutation { generateCustomerToken(email: "owner@ulipy.example", password: "${testPassword}") { token } }`;

  const answer = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

  expect(await answer.json()).toEqual({ data: { generateCustomerToken: { token: expect.any(String) } } });
});

test('a token ends after its hour', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  portal.clock.advance({ minutes: 59 });
  const before = await owner.get(shipTo);
  portal.clock.advance({ minutes: 1 });
  const after = await owner.get(shipTo);

  expect([before.status, after.status]).toEqual([200, 401]);
});

test('anyone who cannot sign in is told the same, whatever the reason', async () => {
  const addresses = {
    'a wrong password': 'owner@ulipy.example',
    'an unknown address': 'nobody@ulipy.example',
    'an invited person': 'invited@ulipy.example',
    'a suspended one': 'shift@zelena-vrata.example',
    'a deactivated one': 'orders@tatravelko.example',
    'one who left': 'former@ulipy.example',
    'one who moved out': 'former@bar-romero.example',
    'a text that is no address': "' or 1=1 --",
    nothing: '',
  };
  const passwordOf = (reason: string) => (reason === 'a wrong password' ? testPassword.slice(0, -1) : testPassword);

  const answers = await Promise.all(
    Object.entries(addresses).map(async ([reason, email]) => {
      const { status, headers, text } = await portal.visitor.askForToken(email, passwordOf(reason));
      return { status, headers: Object.keys(headers), text: text.replace(/[0-9a-f-]{36}/, 'any') };
    }),
  );

  expect(answers[0]).toMatchObject({ status: 401 });
  expect(answers[0]?.text).toContain('The e-mail address or the password is not correct.');
  expect(answers).toEqual(answers.map(() => answers[0]));
});

test('an account that is switched off is out within two seconds, its token with it', async () => {
  const accountant = await portal.signIn('accountant@ulipy.example');
  const before = await accountant.get(shipTo);

  await portal.sql(`update account set status = 'Deactivated' where email = 'accountant@ulipy.example'`);
  portal.clock.advance({ ms: 2_000 });
  const after = await accountant.get(shipTo);
  const again = await portal.visitor.askForToken('accountant@ulipy.example', testPassword);

  expect([before.status, after.status, codeOf(again)]).toEqual([200, 401, 'SIGN_IN_REFUSED']);
});

test('an account whose address is no longer verified is out, too', async () => {
  const cellarman = await portal.signIn('cellar@prilis-zlutoucky-kun.example');

  await portal.sql(`update account set user_validation = false where email like 'cellar@%'`);
  portal.clock.advance({ ms: 2_000 });

  expect((await cellarman.get('/api/shiptos/GetShipToBySapId/100242')).status).toBe(401);
});

test('a token of one process is good in another, wherever each listens, and after a new key too', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const another = await portal.startAnother({ env: { PORT: '3001' } });
  await operate(portal, 'rotate-keys');
  portal.clock.advance({ minutes: 1 });
  const withNewerKey = await portal.startAnother({ env: { PORT: '3002' } });

  const statuses = await Promise.all(
    [another, withNewerKey].map(async ({ callerWith }) => (await callerWith(owner.token ?? '').get(shipTo)).status),
  );

  expect(statuses).toEqual([200, 200]);
});

test('processes that start together on a new database agree on one key', async () => {
  await portal.sql('delete from signing_key');

  const [one, two] = await Promise.all([portal.startAnother(), portal.startAnother()]);
  const owner = await one.signIn('owner@ulipy.example');

  expect(await portal.sql(`select kid from signing_key where purpose = 'portal'`)).toHaveLength(1);
  expect((await two.callerWith(owner.token ?? '').get(shipTo)).status).toBe(200);
});
