import { webDocuments } from '@dray/contract/generated/web-documents.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const idOf = (name: string): string => Object.keys(webDocuments).find((id) => id.split(' ')[1] === name) ?? '';
const textOf = (name: string): string => webDocuments[idOf(name)] ?? '';
const ask = (caller: Caller, body: object, headers = {}) => caller.send('POST', '/graphql', body, { headers });

test('a document of our own web is asked by its id as by its text', async () => {
  const byId = await ask(owner, { documentId: idOf('PortalConfig'), variables: {} });
  const byText = await ask(owner, { query: textOf('PortalConfig'), variables: {} });

  expect([byId.status, byId.body.data.getPortalConfig.banner_rotation]).toEqual([200, 8]);
  expect(byId.text).toBe(byText.text);
});

test('an id opens nothing that its text does not', async () => {
  const byId = await ask(portal.visitor, { documentId: idOf('ActiveCart') });
  const byText = await ask(portal.visitor, { query: textOf('ActiveCart') });

  expect([byId.status, byId.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHORIZED']);
  expect(byText.status).toBe(401);
});

test.each([
  ['of another release', () => idOf('PortalConfig').replace(/.$/, '!')],
  ['without its digest', () => 'query PortalConfig'],
  ['that every object knows', () => 'constructor'],
  ['of nothing', () => ''],
])('a document %s is not known, and its sender is told so in their language', async (_what, id) => {
  const answer = await owner.send('POST', '/graphql', { documentId: id() }, { language: 'it' });

  expect([answer.status, answer.body.data]).toEqual([400, null]);
  expect(answer.body.errors).toMatchObject([
    { message: refusalText('DOCUMENT_UNKNOWN', 'it'), extensions: { code: 'DOCUMENT_UNKNOWN' } },
  ]);
});

test.each([
  ['neither', {}],
  ['both', { query: '{ getPortalConfig { maintenance } }', documentId: 'query PortalConfig' }],
  ['an id that is no text', { documentId: 7 }],
])('a call that names its document by %s is malformed', async (_what, body) => {
  const answer = await ask(owner, body);

  expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('a change that is sent by its id and again by its text, with one key, is made once', async () => {
  const cartId = (await owner.graphql('mutation { createEmptyCart }')).body.data.createEmptyCart;
  const variables = { cartId, lines: [{ sku: 'CZ100001', quantity: 1, number_of_layer: 0, number_of_pallet: 0 }] };
  const headers = { 'outlet-id': '100234', 'idempotency-key': 'one-change' };

  const byId = await ask(owner, { documentId: idOf('AddToCart'), variables }, headers);
  const byText = await ask(owner, { query: textOf('AddToCart'), variables }, headers);

  expect([byId.status, byText.status]).toEqual([200, 200]);
  const [stored] = await portal.sql<{ packs: number }>('select sum(quantity)::int as packs from cart_item');
  expect(stored?.packs).toBe(1);
});
