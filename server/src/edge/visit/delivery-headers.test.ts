import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { storeOf } from '@dray/contract/markets.ts';
import { deliveryHeaders } from '@dray/contract/request-headers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const { shipToId, store, customerType, deliveryDate, standardDeliveryDate, deliveryMethod } = deliveryHeaders;
const { noteForDriver, customerOrderNumber, onlyEmpties } = deliveryHeaders;
const document = '{ getPortalConfig { holiday_dates } }';
const tooFewRights = 'Your user account does not have sufficient rights to view this section.';

let portal: TestPortal;
let owner: Caller;
let staff: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
  staff = await portal.signIn('staff@meridian.example');
});
afterAll(() => portal.close());

const ask = (caller: Caller, headers: Record<string, string>) => caller.graphql(document, { headers });
const holidaysOf = ({ body }: Answer): string[] => body.data.getPortalConfig.holiday_dates;

test.each<[string, Record<string, string>]>([
  ['no headers at all', {}],
  ['an outlet of his', { [shipToId]: '100235' }],
  ['his market’s store', { [store]: storeOf('CZ') }],
  ['his customer type', { [customerType]: 'POS' }],
  ['headers left empty', { [shipToId]: '', [store]: '', [customerType]: '', [deliveryDate]: '', [noteForDriver]: '' }],
  [
    'all of them',
    {
      [shipToId]: '100234',
      [store]: storeOf('CZ'),
      [customerType]: 'POS',
      [deliveryDate]: '2026-11-13',
      [standardDeliveryDate]: '2028-02-29',
      [deliveryMethod]: 'VAN',
      [noteForDriver]: 'Zvonte u zadnich dveri, prosim',
      [customerOrderNumber]: 'x'.repeat(35),
      [onlyEmpties]: '0',
    },
  ],
])('an owner may call with %s', async (_name, headers) => {
  expect((await ask(owner, headers)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['another company’s outlet', { [shipToId]: '100237' }],
  ['an outlet that does not exist', { [shipToId]: '999999' }],
  ['another market’s store', { [store]: storeOf('IT') }],
  ['another market’s store beside his outlet', { [shipToId]: '100234', [store]: storeOf('SK') }],
  ['another customer type', { [customerType]: 'WHSL' }],
  ['another customer type beside his outlet', { [shipToId]: '100234', [customerType]: 'WHSL' }],
])('%s is not theirs to name', async (_name, headers) => {
  const { status, body, text: all } = await ask(owner, headers);

  expect(status).toBe(403);
  expect(body).toEqual({
    data: null,
    errors: [{ message: tooFewRights, extensions: { code: 'SECTION_NOT_ALLOWED', requestId: expect.any(String) } }],
  });
  expect(all).not.toContain('holiday');
});

test('a foreign ship-to answers like one that does not exist', async () => {
  const foreign = await ask(owner, { [shipToId]: '100237' });
  const missing = await ask(owner, { [shipToId]: '999999' });

  expect(foreign.text.replace(/[0-9a-f-]{36}/, '')).toBe(missing.text.replace(/[0-9a-f-]{36}/, ''));
});

test('a role at one pub does not reach the pub next door', async () => {
  const shiftLeader = await portal.signIn('shift@ulipy.example');

  expect((await ask(shiftLeader, { [shipToId]: '100234' })).status).toBe(200);
  expect((await ask(shiftLeader, { [shipToId]: '100235' })).status).toBe(403);
});

test.each<[string, Record<string, string>]>([
  ['a store without a market', { [store]: 'LivePortal_EMEA_' }],
  ['a store of a market we do not serve', { [store]: 'LivePortal_EMEA_FR' }],
  ['a store in small letters', { [store]: 'liveportal_emea_cz' }],
  ['a store of another shape', { [store]: 'CZ' }],
  ['an outlet with a blank', { [shipToId]: '100 234' }],
  ['an outlet that is a query', { [shipToId]: "100234' or '1'='1" }],
  ['an outlet of 10 kB', { [shipToId]: '1'.repeat(10_000) }],
  ['a customer type with a star', { [customerType]: '*' }],
  ['a day that does not exist', { [deliveryDate]: '2026-02-30' }],
  ['a day written otherwise', { [deliveryDate]: '13.11.2026' }],
  ['a day with an hour', { [standardDeliveryDate]: '2026-11-13T10:00:00Z' }],
  ['29 February of a common year', { [standardDeliveryDate]: '2027-02-29' }],
  ['a note of 201 letters', { [noteForDriver]: 'x'.repeat(201) }],
  ['a note of 10 kB', { [noteForDriver]: 'x'.repeat(10_000) }],
  ['only-empties switched on', { [onlyEmpties]: '1' }],
])('%s is malformed, no matter who sends it', async (_name, headers) => {
  const answers = [await ask(owner, headers), await ask(staff, headers), await ask(portal.visitor, headers)];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(answers[0]?.body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
});

describe('over the wire', () => {
  test.each([
    ['an outlet named twice', 'outlet-id: 100234\r\noutlet-id: 100235'],
    ['the same outlet named twice', 'outlet-id: 100234\r\noutlet-id: 100234'],
    ['a store named twice', `store: ${storeOf('CZ')}\r\nstore: ${storeOf('IT')}`],
    ['a letter that is not ASCII', 'note-for-driver: Zvoňte u dveří'],
    ['an outlet with ř', 'outlet-id: 10023ř'],
    ['a bare line feed in a value', 'outlet-id: 100234\n100237'],
    ['a bare carriage return in a value', 'outlet-id: 100234\r100237'],
    ['a folded line', 'outlet-id: 100234\r\n 100237'],
  ])('%s is malformed', async (_name, lines) => {
    expect(await postRaw(lines)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('one header after another is two headers, each judged by itself', async () => {
    expect(await postRaw('outlet-id: 100234\r\nonly-empties: 0')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await postRaw('outlet-id: 100237\r\nonly-empties: 0')).toMatch(/^HTTP\/1\.1 403 /);
  });
});

test('a visitor who names an outlet sees nothing of it', async () => {
  const [plain, italianOutlet, missing] = await Promise.all([
    ask(portal.visitor, {}),
    ask(portal.visitor, { [shipToId]: '100404' }),
    ask(portal.visitor, { [shipToId]: '999999', [customerType]: 'WHSL' }),
  ]);

  expect(italianOutlet.text).toBe(plain.text);
  expect(missing.text).toBe(plain.text);
});

test('staff speak for no outlet, unless they act for somebody who does', async () => {
  expect((await ask(staff, { [shipToId]: '100404' })).status).toBe(403);
  expect((await ask(staff, { [shipToId]: '999999' })).status).toBe(403);
});

test('the market is the outlet’s, else the store’s that a visitor named, else the caller’s own', async () => {
  const italian = holidaysOf(await ask(await portal.signIn('owner@bellini.example'), {}));
  const czech = holidaysOf(await ask(owner, {}));

  expect(italian).not.toEqual(czech);
  expect(holidaysOf(await ask(staff, {}))).toEqual(czech);
  expect(holidaysOf(await ask(portal.visitor, { [store]: storeOf('IT') }))).toEqual(italian);
});

/** As bytes on a socket, because no client library would send these. */
async function postRaw(lines: string): Promise<string> {
  const body = JSON.stringify({ query: document });
  const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `authorization: Bearer ${owner.token}\r\ncontent-length: ${body.length}\r\n${lines}\r\n\r\n${body}`,
  );
  return text(socket);
}
