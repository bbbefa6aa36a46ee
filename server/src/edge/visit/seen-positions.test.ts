import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LogPosition, newestPosition, positionOf } from '#platform/log-position.ts';
import { cookiesOf } from './cookies.ts';
import { answerInTime, endOf, usualDeadlines } from './deadline.ts';
import { giveWritePositions, seenPositionOf } from './seen-positions.ts';

const early = positionOf('0/10');
const late = positionOf('0/20');
const cookies = cookiesOf('https://orders.example.com');

let app: FastifyInstance;
let made: LogPosition;
beforeAll(async () => {
  app = Fastify();
  giveWritePositions(app, cookies);
  answerInTime(app, usualDeadlines);
  await app.register(cookie);
  app.get('/', async (request) => ({ seen: seenPositionOf(request, cookies) ?? 'nothing' }));
  app.post('/', async (request) => {
    endOf(request)?.notePosition(made);
    return {};
  });
});
afterAll(() => app.close());

const seenBy = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).json().seen;
async function changeAt(position: LogPosition, kept = '') {
  made = position;
  const headers = { cookie: `__Host-sid=s${kept}` };
  return app.inject({ method: 'POST', url: '/', headers });
}

test.each([
  ['nothing', {}],
  ['nothing', { 'read-after': 'yesterday' }],
  ['nothing', { cookie: `__Host-seen=0/10; other=${late}` }],
  [late, { 'read-after': `${early}, ${late}` }],
  [late, { 'read-after': early, cookie: `__Host-seen=${late}` }],
  [newestPosition, { cookie: `__Host-seen=${late}; __Host-unsure=${newestPosition}` }],
])('%s was seen by whoever sends %j', async (seen, headers) => {
  expect(await seenBy(headers as Record<string, string>)).toBe(seen);
});

test('a change is told to programs by a header, and to a browser with a session by a cookie, too', async () => {
  made = late;
  const ofProgram = await app.inject({ method: 'POST', url: '/' });
  const ofBrowser = await changeAt(late);
  const read = await app.inject({ url: '/', headers: { cookie: '__Host-sid=s' } });

  expect([ofProgram.headers['write-position'], ofProgram.cookies]).toEqual([late, []]);
  expect(ofBrowser.headers['write-position']).toBe(late);
  expect(ofBrowser.cookies).toEqual([expect.objectContaining({ name: '__Host-seen', value: late, httpOnly: true })]);
  expect([read.headers['write-position'], read.cookies]).toEqual([undefined, []]);
});

test('an earlier change does not take the place of a later one that the browser has kept', async () => {
  const { cookies: kept } = await changeAt(early, `; __Host-seen=${late}`);

  expect(kept).toMatchObject([{ name: '__Host-seen', value: late }]);
});

test('that nobody knows how a change went passes after a minute, and what was known stays', async () => {
  const { cookies: kept } = await changeAt(newestPosition, `; __Host-seen=${late}`);

  expect(kept).toMatchObject([{ name: '__Host-unsure', value: newestPosition, maxAge: 60 }]);
});
