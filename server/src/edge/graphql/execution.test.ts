import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const document = '{ getPortalConfig { maintenance banner_rotation holiday_dates } }';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('the same document gives the same answer however often it is asked', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push((await owner.graphql(document)).body);

  expect(answers[0].data.getPortalConfig.banner_rotation).toBe(8);
  expect(answers).toEqual(Array(5).fill(answers[0]));
});

test('callers who ask the same document at the same time each get their own market', async () => {
  const owners = [
    'owner@ulipy.example',
    'owner@tatravelko.example',
    'owner@bellini.example',
    'manager@bar-romero.example',
  ];
  const callers = await Promise.all(owners.map((email) => portal.signIn(email)));
  const markets = await Promise.all(callers.map((caller) => caller.graphql(document)));

  const rounds = Array.from({ length: 25 }, (_, round) => round % callers.length);
  const answers = await Promise.all(rounds.map((who) => callers[who]!.graphql(document)));

  expect(new Set(markets.map(({ text }) => text)).size).toBe(4);
  expect(answers.map(({ text }) => text)).toEqual(rounds.map((who) => markets[who]!.text));
});

test('aliases of one operation, and a fragment, are answered together', async () => {
  const { body } = await portal.visitor.graphql(
    'query Both { one: getPortalConfig { ...Some } two: getPortalConfig { ...Some } } fragment Some on PortalConfig { maintenance }',
  );

  expect(body).toEqual({ data: { one: { maintenance: false }, two: { maintenance: false } } });
});

const signIn = 'mutation ($email: String!) { generateCustomerToken(email: $email, password: "x") { token } }';

test.each([
  ['a number for a text', { email: 5 }],
  ['an object for a text', { email: { like: 'owner@ulipy.example' } }],
  ['null for what must be there', { email: null }],
  ['another name', { mail: 'owner@ulipy.example' }],
  ['none', undefined],
])('variables with %s are refused, also once the document is compiled', async (_name, variables) => {
  for (let time = 0; time < 4; time += 1) {
    const { status, body } = await portal.visitor.graphql(signIn, variables ? { variables } : {});

    expect(status).toBe(400);
    expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'MALFORMED_REQUEST' } }] });
  }
  expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
});

test('a character that PostgreSQL cannot keep is the caller’s slip, not a fault of ours', async () => {
  const byVariable = await portal.visitor.askForToken('owner\u0000@ulipy.example', 'x');
  const inDocument = await portal.visitor.graphql(
    'mutation { generateCustomerToken(email: "\\u0000", password: "x") { token } }',
  );

  for (const { body } of [byVariable, inDocument]) expect(body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
});
