import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Statement } from '@dray/server/capabilities/sso/saml-response.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningTools, startTools } from './start-tools.ts';
import { encoded, metadataOf, signed, statementFor, testKey, unsigned } from './testing/test-statements.ts';
import { wrappings } from './testing/test-wrappings.ts';

const key = testKey();
const log: string[] = [];
let metadata = metadataOf(key);
let portal: Server;
let running: RunningTools;
let tool: Statement['tool'];
let shiftMs = 0;
beforeAll(async () => {
  portal = createServer((_request, answer) => answer.end(metadata)).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const { port } = portal.address() as AddressInfo;
  running = await startTools({
    ports: { eLearning: 0, pubMenu: 0 },
    host: '127.0.0.1',
    publicHost: '127.0.0.1',
    portalUrl: 'https://orders.example',
    metadataUrl: () => `http://127.0.0.1:${port}/api/sso/metadata`,
    log: { info: (line) => log.push(line), error: (line) => log.push(line) },
    now: () => Date.now() + shiftMs,
  });
  const [learning] = running.tools;
  tool = { url: learning?.acsUrl ?? '', audience: learning?.audience ?? '' };
});
afterAll(async () => {
  await running.stop();
  portal.close();
});

async function post(xml: string, url = tool.url) {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: '' }),
  });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}
const refusedAs = (reason: string) => ({
  status: 303,
  to: `https://orders.example/saml-error?reason=${reason}`,
  cookie: '',
});
const otherTimes = (change: (ms: number) => number): Statement['times'] => {
  const { times } = statementFor(tool);
  const moved = Object.entries(times).map(([name, moment]) => [name, new Date(change(moment.getTime()))]);
  return Object.fromEntries(moved);
};

test('whom the portal vouches for is greeted by name, in their language, with a way back', async () => {
  const { to, cookie } = await post(signed(statementFor(tool), key));
  const page = await fetch(new URL(to ?? '', tool.url), { headers: { cookie } });
  const html = await page.text();

  expect(to).toBe('/');
  expect(html).toContain('<html lang="cs">');
  expect(html).toContain('<h1>Vítejte, Jana Dvořáková &lt;b&gt;</h1>');
  expect(html).toContain('href="https://orders.example/"');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('nobody is greeted without having been handed over', async () => {
  const html = await (await fetch(new URL('/', tool.url), { headers: { 'accept-language': 'it-IT' } })).text();

  expect(html).toContain('Apra questo strumento dal menu del portale.');
});

describe('a statement is refused', () => {
  const forgeries: [string, string, () => string][] = [
    ['without any signature', 'signature', () => unsigned(statementFor(tool))],
    [
      'whose assertion is not signed',
      'signature',
      () => signed(statementFor(tool), key).replace(/(<saml:Assertion .*?)<ds:Signature .*?<\/ds:Signature>/s, '$1'),
    ],
    [
      'whose response is not signed',
      'signature',
      () => signed(statementFor(tool), key).replace(/<ds:Signature .*?<\/ds:Signature>/s, ''),
    ],
    ['signed by another key', 'signature', () => signed(statementFor(tool), testKey())],
    [
      'in which a name was changed',
      'signature',
      () => signed(statementFor(tool), key).replaceAll('u-ulipy-owner', 'u-ulipy-other'),
    ],
    [
      'with a comment in its name',
      'signature',
      () => signed(statementFor(tool), key).replace('>u-ulipy-owner<', '>u-ulipy-<!-- -->owner<'),
    ],
    ['with a document type', 'signature', () => `<!DOCTYPE r [<!ENTITY a "b">]>${signed(statementFor(tool), key)}`],
    [
      'of another issuer',
      'signature',
      () => signed(statementFor(tool, { issuer: 'https://evil.example/metadata' }), key),
    ],
    ['that is no XML', 'signature', () => 'nothing of the kind'],
    ['for another tool', 'audience', () => signed(statementFor({ ...tool, audience: 'urn:dray:tool:pubMenu' }), key)],
    [
      'for another address',
      'recipient',
      () => signed(statementFor({ ...tool, url: 'https://elsewhere.example/acs' }), key),
    ],
    ['that is over', 'expired', () => signed(statementFor(tool, { times: otherTimes((ms) => ms - 61_000) }), key)],
    [
      'that is yet to come',
      'expired',
      () => signed(statementFor(tool, { times: otherTimes((ms) => ms + 60_000) }), key),
    ],
    [
      'of somebody without a role',
      'role',
      () => signed(statementFor(tool, { attributes: { uid: ['u-ulipy-owner'], roles: [] } }), key),
    ],
  ];
  test.each(forgeries)('%s: %s', async (_name, reason, make) => {
    expect(await post(make())).toEqual(refusedAs(reason));
  });

  test.each(Object.entries(wrappings))('with %s', async (_name, wrap) => {
    const real = signed(statementFor(tool), key);
    const wrapped = wrap(real);

    expect(wrapped).toContain('u-meridian-staff');
    expect(await post(wrapped)).toEqual(refusedAs('signature'));
    expect((await post(real)).to).toBe('/');
  });
});

test('a statement counts once, in whatever order it comes twice', async () => {
  const xml = signed(statementFor(tool), key);

  const answers = await Promise.all([post(xml), post(xml)]);

  expect(answers.map(({ to }) => to).sort()).toEqual(['/', 'https://orders.example/saml-error?reason=replayed']);
});

test('a statement from before the tool ran may have been used then, and is refused', async () => {
  const again = await startTools({
    ports: { eLearning: 0 },
    host: '127.0.0.1',
    publicHost: '127.0.0.1',
    portalUrl: 'https://orders.example',
    metadataUrl: () => `http://127.0.0.1:${(portal.address() as AddressInfo).port}/`,
    log: { info: () => undefined, error: () => undefined },
  });
  const [restarted] = again.tools;
  const own = { url: restarted?.acsUrl ?? '', audience: restarted?.audience ?? '' };

  const before = signed(statementFor(own, { times: otherTimes((ms) => ms - 2_000) }), key);

  expect(await post(before, own.url)).toEqual(refusedAs('replayed'));
  expect((await post(signed(statementFor(own), key), own.url)).to).toBe('/');
  await again.stop();
});

test('a key that the portal has just made is learnt, and one that it gave up is forgotten', async () => {
  const next = testKey();
  metadata = metadataOf(next);

  shiftMs = 5_000;
  const times = otherTimes((ms) => ms + shiftMs);
  expect((await post(signed(statementFor(tool, { times }), next))).to).toBe('/');
  expect(await post(signed(statementFor(tool, { times }), key))).toEqual(refusedAs('signature'));
});

test('without the portal’s certificates nobody is let in, and the reason is reported', async () => {
  metadata = 'no metadata';
  shiftMs = 120_000;

  expect(await post(signed(statementFor(tool), key))).toEqual(refusedAs('unavailable'));
});

test('no statement and no name is in the log', () => {
  expect(log.join('\n')).not.toMatch(/Response|ulipy|Dvo/);
});
