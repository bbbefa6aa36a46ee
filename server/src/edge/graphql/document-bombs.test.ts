import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { bombs } from './test-bombs.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

// Three times: a document that was good twice used to be compiled, and that was where it went off.
test.each(Object.entries(bombs))('a bomb %s is refused no matter who sends it, however often', async (_name, query) => {
  const variables = query.includes('$n') ? { n: 100 } : {};
  for (const sender of [portal.visitor, owner])
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await sender.graphql(query, { variables });
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
    }
});

test('afterwards the portal answers as before, and nothing of it ran', async () => {
  expect((await portal.visitor.graphql('{ getPortalConfig { maintenance } }')).body).toEqual({
    data: { getPortalConfig: { maintenance: false } },
  });
  expect(await portal.sql('select * from sign_in_throttle where attempts > 0')).toEqual([]);
  expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
});

test('what a visitor may ask at once is less than what somebody signed in may', async () => {
  const aliases = Array.from(
    { length: 15 },
    (_, index) => `a${index}: getPortalConfig { maintenance banner_rotation sections { label value } }`,
  );
  const query = `{ ${aliases.join(' ')} }`;

  expect((await portal.visitor.graphql(query)).status).toBe(400);
  expect((await owner.graphql(query)).status).toBe(200);
});

test('a network without a session has a budget, and anyone who is signed in does not feel it', async () => {
  const strict = await portal.startAnother({ config: { callsPerMinute: 10 } });
  const signedIn = strict.callerWith(owner.token ?? '');
  const config = '{ getPortalConfig { maintenance } }';
  const from = (remoteAddress: string) => strict.visitor.graphql(config, { remoteAddress, language: 'sk' });
  await signedIn.graphql(config);

  const answers = [];
  for (let call = 0; call < 11; call += 1) answers.push(await from('2001:db8::1'));

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  expect(answers.at(-1)?.headers['retry-after']).toBe('60');
  expect(answers.at(-1)?.body.errors[0]).toMatchObject({
    message: expect.stringContaining('Chvíľu počkajte'),
    extensions: { code: 'TOO_MANY_CALLS' },
  });
  expect((await from('2001:db8::2')).status).toBe(429);
  expect((await from('2001:db8:0:1::1')).status).toBe(200);
  for (let call = 0; call < 30; call += 1) expect((await signedIn.graphql(config)).status).toBe(200);
});
