import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestWeb, type TestWeb } from '../../edge/test-web.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const learning = 'https://learning.example/saml';
const empties = 'https://empties.example:8443/acs?tenant=1';
let portal: TestPortal;
let web: TestWeb;
beforeAll(async () => {
  web = await buildTestWeb();
  portal = await openTestPortal({
    env: {
      PUBLIC_URL: 'https://orders.example',
      SSO_ELEARNING_URL: learning,
      SSO_ELEARNING_AUDIENCE: 'urn:example:learning',
      SSO_EMPTIES_URL: empties,
      SSO_EMPTIES_AUDIENCE: 'urn:example:empties',
    },
    config: { webDir: web.folder },
  });
});
afterAll(async () => {
  await portal.close();
  await web.remove();
});

const handOff = async (email: string, tool: string) =>
  (await portal.signIn(email)).send('POST', `/api/sso/${tool}`, undefined, { language: 'sk' });
const xmlIn = (body: { fields: { SAMLResponse: string } }) =>
  Buffer.from(body.fields.SAMLResponse, 'base64').toString('utf8');
const attributesIn = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<saml:Attribute Name="(\w+)"[^>]*>(.*?)<\/saml:Attribute>/g)].map(([, name, values = '']) => [
      name,
      [...values.matchAll(/<saml:AttributeValue>(.*?)<\/saml:AttributeValue>/g)].map(([, value]) => value),
    ]),
  );
const certificatesIn = (xml: string) =>
  [...xml.matchAll(/<ds:X509Certificate>(.*?)<\/ds:X509Certificate>/g)].map(([, text = '']) => text);
const metadata = () => portal.visitor.get('/api/sso/metadata');

test('a person is vouched for to the tool alone, for less than a minute, with what it needs to know', async () => {
  const { status, body, headers } = await handOff('owner@ulipy.example', 'emptiesManagement');
  const xml = xmlIn(body);
  const now = portal.clock.now().getTime();

  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({ action: empties, fields: { SAMLResponse: expect.any(String), RelayState: '' } });
  expect(xml).toContain('<saml:Issuer>https://orders.example/api/sso/metadata</saml:Issuer>');
  expect(xml).toContain('<saml:Audience>urn:example:empties</saml:Audience>');
  expect(xml).toContain('Recipient="https://empties.example:8443/acs?tenant=1"');
  const ends = [...xml.matchAll(/ NotOnOrAfter="([^"]+)"/g)].map(([, moment = '']) => Date.parse(moment) - now);
  expect(ends).toEqual([55_000, 55_000]);
  expect(xml).toMatch(/SessionNotOnOrAfter="[^"]+"/);
  expect(xml.match(/<ds:Signature /g)).toHaveLength(2);
  expect(attributesIn(xml)).toEqual({
    uid: ['u-ulipy-owner'],
    mail: ['owner@ulipy.example'],
    firstName: ['Jana'],
    lastName: ['Dvořáková'],
    language: ['sk'],
    country: ['CZ'],
    companyId: ['C1001'],
    company: [expect.any(String)],
    roles: ['R-DELEGATED-OWNER', 'R-EMPTIES-ON-PREMISE'],
  });
});

test('each statement has ids of its own, and the audit names the assertion', async () => {
  const first = xmlIn((await handOff('academy@ulipy.example', 'eLearning')).body);
  const second = xmlIn((await handOff('academy@ulipy.example', 'eLearning')).body);
  const idsIn = (xml: string) => [...xml.matchAll(/ ID="([^"]+)"/g)].map(([, id]) => id);

  const written = await portal.sql<{ subject: string; details: { assertion: string } }>(
    `select subject, details from audit_event where action = 'handed-off' and actor = 'u-ulipy-academy' order by id`,
  );

  expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(4);
  expect(written).toEqual(
    [first, second].map((xml) => ({ subject: 'tool:eLearning', details: { assertion: idsIn(xml)[1] } })),
  );
});

describe('nobody is handed over who may not use the tool', () => {
  test.each([
    ['shift@ulipy.example', 'eLearning', 'without the section', 'SECTION_NOT_ALLOWED'],
    ['shift@ulipy.example', 'pubMenu', 'without the section', 'SECTION_NOT_ALLOWED'],
    ['shift@ulipy.example', 'emptiesManagement', 'without the section', 'SECTION_NOT_ALLOWED'],
    ['owner@tatravelko.example', 'pubMenu', 'of a customer type that serves no guests', 'TOOL_NOT_FOR_YOU'],
    ['owner@zelena-vrata.example', 'emptiesManagement', 'without an empties role', 'TOOL_NOT_FOR_YOU'],
  ])('%s to %s, %s', async (email, tool, _why, code) => {
    const { status, body } = await handOff(email, tool);

    expect([status, body.code]).toEqual([403, code]);
    expect(JSON.stringify(body)).not.toContain('SAMLResponse');
  });

  test('nor whose section the portal has switched off, nor a stranger', async () => {
    await operate(portal, 'switch', 'Academy', '0');
    portal.clock.advance({ ms: 5_000 });
    const switchedOff = await handOff('academy@ulipy.example', 'eLearning');
    await operate(portal, 'switch', 'Academy', '1');
    portal.clock.advance({ ms: 5_000 });

    expect(switchedOff.status).toBe(403);
    expect((await portal.visitor.send('POST', '/api/sso/eLearning', undefined)).status).toBe(401);
  });
});

test('a tool that nobody has connected says so', async () => {
  const { status, body } = await handOff('owner@ulipy.example', 'pubMenu');

  expect([status, body.code]).toEqual([503, 'TOOL_NOT_CONNECTED']);
});

test('the log holds no statement', async () => {
  const { body } = await handOff('academy@ulipy.example', 'eLearning');

  const log = portal.log.join('\n');
  expect(log).toContain('/api/sso/eLearning');
  expect(log).not.toContain(body.fields.SAMLResponse.slice(0, 60));
  expect(log).not.toContain('samlp:Response');
});

test('a page may post forms to the portal and to the connected tools, and nowhere else', async () => {
  const { headers } = await portal.visitor.get('/');
  const policy = String(headers['content-security-policy']);

  expect(policy).toContain("form-action 'self' https://learning.example https://empties.example:8443;");
});

test('the metadata may be kept for a while and names certificates that hold', async () => {
  const { status, headers, text } = await metadata();
  const [certificate = ''] = certificatesIn(text);
  const read = new X509Certificate(Buffer.from(certificate, 'base64'));

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/samlmetadata+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(text).toContain('entityID="https://orders.example/api/sso/metadata"');
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2_048);
  expect(read.ca).toBe(false);
});

test('a new key is announced for a week, and the old certificate stays a day longer', async () => {
  const [old] = certificatesIn((await metadata()).text);
  const signedBy = async () => certificatesIn(xmlIn((await handOff('academy@ulipy.example', 'eLearning')).body))[0];
  const shown = async () => certificatesIn((await metadata()).text);

  await operate(portal, 'rotate-keys');
  portal.clock.advance({ ms: 2_001 });
  const announced = await shown();
  const [, next] = announced;
  expect(announced).toEqual([old, expect.any(String)]);
  expect(next).not.toBe(old);
  expect(await signedBy()).toBe(old);

  portal.clock.advance({ minutes: 7 * 24 * 60 });
  expect(await shown()).toEqual([next, old]);
  expect(await signedBy()).toBe(next);

  portal.clock.advance({ minutes: 24 * 60 });
  expect(await shown()).toEqual([next]);
});
