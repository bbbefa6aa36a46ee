import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { buildTestWeb, type TestWeb } from './test-web.ts';

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

test.each(['/', '/contact', '/catalog/lager-50l', '/index.html', '/contact?lang=cs', '/apiary', '/assets.html'])(
  '%s is the page that finds its way by itself',
  async (path) => {
    const { status, headers, text } = await portal.visitor.get(path);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('data-theme="emea"');
    expect(text).not.toContain('__');
  },
);

test('scripts run only with the nonce of this one answer', async () => {
  const [one, two] = await Promise.all([portal.visitor.get('/contact'), portal.visitor.get('/contact')]);
  const policies = [one, two].map((answer) => String(answer?.headers['content-security-policy']));
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]);

  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/=]{24,}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect([...one!.text.matchAll(/(?:nonce|content)="([^"]+)"/g)].map(([, nonce]) => nonce)).toEqual([
    nonces[0],
    nonces[0],
  ]);
});

test('the policy of a page allows no inline script, no eval, no plug-in, no frame and no foreign place', async () => {
  const { headers } = await portal.visitor.get('/contact');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/), "'strict-dynamic'"]);
  expect(policy.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
  for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(directive)).toEqual(["'none'"]);
  for (const directive of ['connect-src', 'form-action', 'font-src']) expect(policy.get(directive)).toEqual(["'self'"]);
  expect([...policy].filter(([, sources]) => sources.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
    'style-src-attr',
  ]);
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|unsafe-hashes|\*|http:/);
});

test('the page wears the theme of its portal', async () => {
  const italian = await portal.startAnother({ env: { THEME: 'peroni' }, config: { webDir: web.folder } });

  expect((await italian.visitor.get('/')).text).toContain('data-theme="peroni"');
});

test('a file is served as what it is, compressed where the browser can read that', async () => {
  const plain = await portal.visitor.get('/assets/app-1234.js');
  const compressed = await portal.visitor.get('/assets/app-1234.js', { headers: { 'accept-encoding': 'br' } });

  expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.text).toBe(web.script);
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toBe(plain.headers['content-type']);
});

test.each([
  '/assets/gone-5678.js',
  '/assets/',
  '/assets',
  '/api',
  '/graphql/x',
  '/health/x',
  '/identity/x',
  '/content/x',
])('nothing lives at %s, and no page pretends to', async (path) => {
  const { status, body } = await portal.visitor.get(path);

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/assets/app-1234.js%00',
])('%s leads out of the web’s folder to nothing', async (path) => {
  const { text } = await portal.visitor.get(path);

  expect(text).toMatch(/<!doctype html>|NOT_FOUND|MALFORMED_REQUEST/);
  expect(text).not.toContain('root:');
});

test('without a built web the calls are served all the same', async () => {
  const bare = await portal.startAnother({ config: { webDir: `${web.folder}/nowhere` } });

  expect((await bare.visitor.get('/api/contacts')).status).toBe(200);
  expect((await bare.visitor.get('/contact')).body).toMatchObject({ code: 'NOT_FOUND' });
});

test('a page names the files of its screen with its own nonce, and the list itself is no file', async () => {
  const { text, headers } = await portal.visitor.get('/thanks');
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];

  expect(text).toContain(
    `<link rel="modulepreload" nonce="${nonce}" crossorigin href="/assets/thanks-1234.js"></head>`,
  );
  expect((await portal.visitor.get('/login')).text).not.toContain('modulepreload');
  expect((await portal.visitor.get('/route-files.json')).headers['content-type']).toBe('text/html; charset=utf-8');
});
