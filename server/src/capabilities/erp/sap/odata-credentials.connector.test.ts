import { expect, test } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import type { HttpCall } from './http-call.connector.ts';
import { authorizer } from './odata-credentials.connector.ts';

const account = { kind: 'oauth2', tokenUrl: 'https://auth.example/token', clientId: 'dray', secret: 's' } as const;

/** Each token has its number; a test says how long it lives, or what comes instead. */
function opened(answer: (number: number) => { status?: number; body: object | string } | Error) {
  const clock = testClock('2026-11-16T10:00:00Z');
  const calls: HttpCall[] = [];
  const authorize = authorizer(
    account,
    async (call) => {
      calls.push(call);
      const given = answer(calls.length);
      if (given instanceof Error) throw given;
      const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
      return { status: given.status ?? 200, headers: {}, body: Buffer.from(body) };
    },
    clock,
  );
  return { authorize, calls, clock };
}
const living = (seconds?: number) => (number: number) => ({
  body: { access_token: `t${number}`, ...(seconds === undefined ? {} : { expires_in: seconds }) },
});

test('user and password are sent as they are', async () => {
  const authorize = authorizer(
    { kind: 'basic', user: 'DRAY', password: 'p:w' },
    () => Promise.reject(new Error('nobody is asked')),
    testClock('2026-11-16T10:00:00Z'),
  );

  expect(await authorize()).toBe(`Basic ${Buffer.from('DRAY:p:w').toString('base64')}`);
});

test('a token is asked for once by however many, and again a minute before its end', async () => {
  const { authorize, calls, clock } = opened(living(600));

  const first = await Promise.all([authorize(), authorize()]);
  clock.advance({ ms: 539_999 });
  const kept = await authorize();
  clock.advance({ ms: 1 });
  const renewed = await authorize();

  expect([...first, kept, renewed]).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1', 'Bearer t2']);
  expect(calls[0]).toMatchObject({
    body: 'grant_type=client_credentials',
    headers: { authorization: `Basic ${Buffer.from('dray:s').toString('base64')}` },
  });
});

test.each([
  ['a short life is used for half a minute', 45, 30_000],
  ['one that is not told is taken for five minutes', undefined, 240_000],
])('%s', async (_name, seconds, usedMs) => {
  const { authorize, clock } = opened(living(seconds));

  await authorize();
  clock.advance({ ms: usedMs - 1 });
  const kept = await authorize();
  clock.advance({ ms: 1 });

  expect([kept, await authorize()]).toEqual(['Bearer t1', 'Bearer t2']);
});

test('no token means that nothing was sent, and the next call asks again', async () => {
  const answers = [new Error('reset'), { status: 401, body: {} }, { body: '<html>' }, { body: { access_token: 't' } }];
  const { authorize } = opened((number) => answers[number - 1] ?? new Error('asked too often'));

  for (const _failed of answers.slice(1)) {
    await expect(authorize()).rejects.toMatchObject({ kind: 'not-sent', code: 'TOKEN_URL', isAway: true });
  }
  expect(await authorize()).toBe('Bearer t');
});
