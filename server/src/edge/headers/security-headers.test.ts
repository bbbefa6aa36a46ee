import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { buildTestWeb, type TestWeb } from '../test-web.ts';

let web: TestWeb;
let portal: TestPortal;
beforeAll(async () => {
  web = await buildTestWeb();
  portal = await openTestPortal({ config: { webDir: web.folder } });
});
afterAll(async () => {
  await portal.close();
  await web.remove();
});

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example' };

/** One answer of each kind, with its status. */
const answers: Record<string, [number, () => Promise<Answer>]> = {
  'a REST answer': [200, async () => (await portal.signIn('owner@ulipy.example')).get(shipTo)],
  'a GraphQL answer': [200, () => portal.visitor.graphql('{ __typename }')],
  'a malformed call': [400, () => portal.visitor.send('POST', '/graphql', '{', { headers: json })],
  'an address that cannot be read': [400, () => portal.visitor.get('/api/shiptos/GetShipToBySapId/%zz')],
  'a page’s address that cannot be read': [400, () => portal.visitor.get('/%zz')],
  'a call without a session': [401, () => portal.visitor.get(shipTo)],
  'a call from another site': [403, () => portal.visitor.send('POST', '/graphql', {}, { headers: foreign })],
  'an unknown call': [404, () => portal.visitor.get('/api/nowhere')],
  'an unknown asset': [404, () => portal.visitor.get('/assets/gone-1234.js')],
  'a method that is not allowed': [404, () => portal.visitor.send('DELETE', '/contact', undefined)],
  'too large a body': [413, () => portal.visitor.send('POST', '/graphql', { query: 'x'.repeat(300_000) })],
  'a fault': [500, () => withoutContacts(() => portal.visitor.get('/api/contacts'))],
  'a page': [200, () => portal.visitor.get('/contact')],
  'the head of a page': [200, () => portal.visitor.send('HEAD', '/contact', undefined)],
  'an asset': [200, () => portal.visitor.get('/assets/app-1234.js')],
  'an icon': [200, () => portal.visitor.get('/favicon.svg')],
  health: [200, () => portal.visitor.get('/health/live')],
  metrics: [200, () => portal.readMetrics()],
  'the description of the calls': [200, () => portal.visitor.get('/api/openapi.json')],
};
const kinds = Object.entries(answers);

test.each(kinds)('%s carries every security header and its reference', async (_name, [expected, ask]) => {
  const { status, headers } = await ask();

  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringMatching(
      /frame-ancestors 'none'.*base-uri 'none'|base-uri 'none'.*frame-ancestors 'none'/,
    ),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']));
  // Over plain HTTP it would lock a browser out.
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each(kinds)('%s may be kept by nobody, but for what never changes', async (name, [, ask]) => {
  const expected = { 'an asset': 'public, max-age=31536000, immutable', 'an icon': 'no-cache' }[name];

  expect((await ask()).headers['cache-control']).toBe(expected ?? 'no-store');
});

test.each(kinds.filter(([name]) => !name.includes('page') || name.includes('address')))(
  'in %s nothing may run',
  async (_name, [, ask]) => {
    expect((await ask()).headers['content-security-policy']).toMatch(/^default-src 'none';/);
  },
);

test('each request has a reference of its own, which a refusal repeats', async () => {
  const one = await portal.visitor.get(shipTo, { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  const two = await portal.visitor.get(shipTo);

  expect(one.body.requestId).toBe(one.headers['x-request-id']);
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  expect(one.text).not.toContain('mine');
});

test('a fault shows nothing but its reference', async () => {
  const { body, text } = await withoutContacts(() => portal.visitor.get('/api/contacts'));

  const [message, requestId] = ['Something went wrong!!', expect.any(String)];
  expect(body).toEqual({ code: 'FAULT', message, requestId, outcome: 'none' });
  expect(text).not.toMatch(/market_contact|relation|\.ts|stack/);
  expect(portal.log.join('')).toContain(body.requestId);
});

test('where the portal is reached over https, a browser is told to stay there', async () => {
  const secure = await portal.startAnother({
    env: { PUBLIC_URL: 'https://orders.example' },
    config: { webDir: web.folder },
  });

  for (const path of ['/contact', '/api/contacts', '/assets/app-1234.js', '/api/nowhere', '/%zz'])
    expect((await secure.visitor.get(path)).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
});

/** A table that is gone is a fault like any other mistake of ours. */
async function withoutContacts(ask: () => Promise<Answer>): Promise<Answer> {
  await portal.sql('alter table market_contact rename to lost');
  try {
    return await ask();
  } finally {
    await portal.sql('alter table lost rename to market_contact');
  }
}
