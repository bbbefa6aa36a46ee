import { createRequire } from 'node:module';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningTools, startTools } from './start-tools.ts';

// Its types bring a browser's into every file of the repository.
const require = createRequire(import.meta.url);
const {
  IdentityProvider,
}: { IdentityProvider: (options: { metadata: string }) => LoadedProvider } = require('samlify');
type LoadedProvider = {
  entityMeta: {
    getEntityID(): string;
    getX509Certificate(use: string): string;
    getSingleSignOnService(binding: string): string;
    getNameIDFormat(): string | string[];
  };
};

const publicUrl = 'https://orders.example';
let portal: TestPortal;
let running: RunningTools;
beforeAll(async () => {
  // The tools ask the portal when somebody comes; the portal must know their addresses before.
  let metadataUrl = '';
  running = await startTools({
    ports: { eLearning: 0, pubMenu: 0, emptiesManagement: 0 },
    host: '127.0.0.1',
    publicHost: 'localhost',
    portalUrl: publicUrl,
    log: { info: () => undefined, error: () => undefined },
    metadataUrl: () => metadataUrl,
  });
  const variables = { eLearning: 'SSO_ELEARNING', pubMenu: 'SSO_PUBMENU', emptiesManagement: 'SSO_EMPTIES' };
  const env = running.tools.flatMap(({ name, acsUrl, audience }) => [
    [`${variables[name]}_URL`, acsUrl],
    [`${variables[name]}_AUDIENCE`, audience],
  ]);
  portal = await openTestPortal({
    now: new Date().toISOString(),
    env: { PUBLIC_URL: publicUrl, ...Object.fromEntries(env) },
  });
  metadataUrl = `${portal.url}/api/sso/metadata`;
});
afterAll(async () => {
  await running.stop();
  await portal.close();
});

test.each([
  ['academy@ulipy.example', 'eLearning', 'cs', 'Vítejte, Eva Akademie'],
  ['manager@bar-romero.example', 'pubMenu', 'es', 'Le damos la bienvenida, Lucía Romero'],
  ['owner@ulipy.example', 'emptiesManagement', 'sk', 'Vitajte, Jana Dvořáková'],
])('%s is handed over to %s and greeted in what they read, %s', async (email, tool, language, greeting) => {
  const person = await portal.signIn(email);
  const { body } = await person.send('POST', `/api/sso/${tool}`, undefined, { language });

  const taken = await fetch(body.action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(body.fields),
  });
  const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(new URL(taken.headers.get('location') ?? '', body.action), { headers: { cookie } });

  expect(await page.text()).toContain(`<h1>${greeting}</h1>`);
});

test('a statement for one tool opens no other', async () => {
  const person = await portal.signIn('owner@ulipy.example');
  const { body } = await person.send('POST', '/api/sso/emptiesManagement', undefined);
  const other = running.tools.find(({ name }) => name === 'pubMenu')?.acsUrl ?? '';

  const { headers } = await fetch(other, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(body.fields),
  });

  expect(headers.get('location')).toBe(`${publicUrl}/saml-error?reason=recipient`);
});

test('the portal’s metadata loads in a SAML library, with name and certificate', async () => {
  const { text } = await portal.visitor.get('/api/sso/metadata');

  const { entityMeta } = IdentityProvider({ metadata: text });

  expect(entityMeta.getEntityID()).toBe(`${publicUrl}/api/sso/metadata`);
  expect(entityMeta.getX509Certificate('signing')).toMatch(/^MII/);
  expect(entityMeta.getSingleSignOnService('post')).toBe(publicUrl);
  expect(entityMeta.getNameIDFormat()).toContain('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent');
});
