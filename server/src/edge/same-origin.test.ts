import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { PUBLIC_URL: 'https://orders.example' } });
});
afterAll(() => portal.close());

const askForToken = (headers: Record<string, string>) =>
  portal.visitor.askForToken('owner@ulipy.example', 'guess', { headers });

test.each<[string, Record<string, string>]>([
  ['a browser says it comes from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a browser says it comes from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['its origin is another site', { origin: 'https://evil.example' }],
  ['its origin only looks like ours', { origin: 'https://orders.example.evil.example' }],
  ['its origin is ours without encryption', { origin: 'http://orders.example' }],
  ['its origin is another port', { origin: 'https://orders.example:8443' }],
  ['its origin is hidden', { origin: 'null' }],
  ['only one of the two is foreign', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
])('a call that changes something is not carried out when %s', async (_name, headers) => {
  const { status, body } = await askForToken(headers);

  expect(status).toBe(403);
  expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'FOREIGN_ORIGIN' } }] });
  expect(await portal.sql('select * from sign_in_throttle')).toEqual([]);
});

test('a REST call from another site is refused in its own shape', async () => {
  const { status, body } = await portal.visitor.send(
    'POST',
    '/api/contacts',
    {},
    { headers: { origin: 'https://e.example' } },
  );

  expect(status).toBe(403);
  expect(body).toEqual({
    code: 'FOREIGN_ORIGIN',
    message: 'This request came from another site and was not carried out.',
    requestId: expect.any(String),
  });
});

test('reading is allowed from anywhere: the answer stays unreadable to another site', async () => {
  const { status, headers } = await portal.visitor.get('/api/contacts', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });

  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a preflight from another site is granted nothing', async () => {
  const { headers } = await portal.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });

  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['a program, which sends neither', {}],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://orders.example' }],
  ['our own page under the address it was reached by', { origin: 'http://localhost:80', host: 'localhost' }],
  ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
])('%s may call', async (_name, headers) => {
  const { status } = await portal.visitor.graphql('{ getPortalConfig { maintenance } }', { headers });

  expect(status).toBe(200);
});
