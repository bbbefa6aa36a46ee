import { languages } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, CallOptions } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const guess = 'generateCustomerToken(email: "owner@ulipy.example", password: "guess") { token }';
const json = { 'content-type': 'application/json' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const refusedDocuments: Record<string, string> = {
  'sixty levels deep': `{ getPortalConfig ${'{ holidays '.repeat(59)}{ month }${' }'.repeat(60)}`,
  'eleven levels deep through fragments': `{ getPortalConfig { ...L0 } } ${nestedFragments(10)}`,
  'a fragment that spreads itself': 'mutation { ...A } fragment A on Mutation { ...A }',
  'two fragments that spread each other': `mutation { ...A ${guess} } fragment A on Mutation { ...B } fragment B on Mutation { ...A }`,
  'a fragment that is nowhere': `mutation { ...Missing ${guess} }`,
  'sixteen aliases': `{ ${repeat(16, (index) => `a${index}: getPortalConfig { maintenance }`)} }`,
  'aliases hidden in a fragment': `{ getPortalConfig { ...A } } fragment A on PortalConfig { ${repeat(16, (index) => `a${index}: maintenance`)} }`,
  'five hundred guesses by alias': `mutation { ${repeat(500, (index) => `g${index}: ${guess}`)} }`,
  'two guesses by alias': `mutation { one: ${guess} two: ${guess} }`,
  'a guess beside another in a fragment': `mutation { ${guess} ...More } fragment More on Mutation { more: ${guess} }`,
  'twenty thousand tokens': `{ getPortalConfig { ${'maintenance '.repeat(20_000)} } }`,
  'the schema': '{ __schema { types { name } } }',
  'the schema under another name': '{ harmless: __schema { types { name } } }',
  'the schema in a fragment': '{ ...A } fragment A on Query { __schema { types { name } } }',
  'one type of the schema': '{ __type(name: "PortalConfig") { name } }',
  'a misspelt operation': '{ getPortalConfg { maintenance } }',
  'a misspelt field': '{ getPortalConfig { maintenanc } }',
  'a misspelt argument': 'mutation { generateCustomerToken(emial: "a", password: "b") { token } }',
  'two operations': `query A { getPortalConfig { maintenance } } mutation B { ${guess} }`,
  'a subscription': 'subscription { getPortalConfig { maintenance } }',
  'no operation at all': 'fragment A on Query { getPortalConfig { maintenance } }',
  'a type definition': 'type Query { mine: String }',
  'a broken document': `mutation { ${guess}`,
  nothing: '',
};

test.each(Object.entries(refusedDocuments))('a document with %s is refused', async (_name, document) => {
  expectRefused(await portal.visitor.graphql(document), 400, 'MALFORMED_REQUEST');
});

const body = JSON.stringify({ query: `mutation { ${guess} }` });
type Send = (options: CallOptions) => Promise<Answer>;
const post = (payload: unknown, headers: CallOptions['headers']): Send => {
  return (options) => portal.visitor.send('POST', '/graphql', payload, { ...options, headers: { ...headers } });
};

const refusedCalls: Record<string, Send> = {
  'an array of operations': post(`[${body},${body}]`, json),
  'plain text': post(body, { 'content-type': 'text/plain' }),
  'a form': post(new URLSearchParams({ query: `mutation { ${guess} }` }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  }),
  'a multipart form': post(`--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${body}\r\n--x--\r\n`, {
    'content-type': 'multipart/form-data; boundary=x',
  }),
  'a bare document': post(`mutation { ${guess} }`, { 'content-type': 'application/graphql' }),
  'a poisoned prototype': post(`{"__proto__": {"isStaff": true}, ${body.slice(1)}`, json),
  'a poisoned constructor': post(`{"constructor": {"prototype": {"isStaff": true}}, ${body.slice(1)}`, json),
  'what is no JSON': post(`${body}}`, json),
  'an empty body': post('', json),
  'a parsed document instead of its text': post(
    { query: { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query' }] } },
    json,
  ),
  'variables that are a list': post({ query: `mutation { ${guess} }`, variables: ['x'] }, json),
  'a mutation in the address': (options) =>
    portal.visitor.get(`/graphql?query=${encodeURIComponent(`mutation { ${guess} }`)}`, options),
};

test.each(Object.entries(refusedCalls))('a call with %s is refused', async (_name, send) => {
  expectRefused(await send({}), 400, 'MALFORMED_REQUEST');
});

test('a body of 300 kB is too large', async () => {
  const answer = await post({ query: `mutation { ${guess} }`, filler: 'x'.repeat(300_000) }, json)({});

  expectRefused(answer, 413, 'BODY_TOO_LARGE');
});

test.each(languages)('a refusal speaks %s', async (language) => {
  const document = await portal.visitor.graphql('{ __schema { types { name } } }', { language });
  const call = await portal.visitor.send('POST', `/graphql?Language=${language}`, '{', { headers: json });

  expect(document.body.errors[0].message).toBe(refusalText('MALFORMED_REQUEST', language));
  expect(call.body.errors[0].message).toBe(refusalText('MALFORMED_REQUEST', language));
});

test('of all that was refused here nothing ran', async () => {
  expect(await portal.sql('select * from sign_in_throttle')).toEqual([]);
  expect(await portal.sql('select * from audit_event')).toEqual([]);
  expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
});

function expectRefused({ status, body, text }: Answer, expected: number, code: 'MALFORMED_REQUEST' | 'BODY_TOO_LARGE') {
  expect(status).toBe(expected);
  expect(body).toEqual({
    data: null,
    errors: [
      { message: refusalText(code, 'en'), extensions: { code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    ],
  });
  expect(text).not.toMatch(/did you mean|node_modules|\.ts:|getPortalConfig/i);
}

function repeat(times: number, make: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => make(index)).join(' ');
}

function nestedFragments(levels: number): string {
  const last = `fragment L${levels - 1} on PortalConfig { holidays { month } }`;
  return repeat(levels - 1, (level) => `fragment L${level} on PortalConfig { holidays { ...L${level + 1} } }`) + last;
}
