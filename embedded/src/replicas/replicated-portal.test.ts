import { readAfterHeader, writePositionHeader } from '@dray/contract/reads.ts';
import { openTestCms } from '@dray/server/capabilities/content/remote/test-cms.ts';
import { aPng } from '@dray/server/capabilities/content/test-content.ts';
import { askerAt } from '@dray/server/capabilities/support/test-support.ts';
import { openTestStream } from '@dray/server/edge/live/test-stream.ts';
import { testBrowser } from '@dray/server/testing/browser.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { examples } from '@dray/server/testing/examples.ts';
import { freePort } from '@dray/server/testing/free-port.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { testPassword } from '@dray/server/testing/small-world/people.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { replicatedTest as test } from './test-replicated.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './test-replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let publicUrl: string;
let portal: TestPortal;
let another: Awaited<ReturnType<TestPortal['startAnother']>>;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  const { url, superuserUrl, readUrl } = postgres;
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({
    database: { url, superuserUrl, drop: async () => undefined },
    env: { READ_DATABASE_URL: readUrl, JOBS: '0', PUBLIC_URL: publicUrl },
    config: { port, replicaLookMs: 0 },
  });
  another = await portal.startAnother({ config: { replicaLookMs: 0 } });
}, 60_000);
afterEach(() => postgres.resumeReplay());
afterAll(async () => {
  await portal.close();
  await postgres.stop();
});

const long = { timeout: 600_000 };
const list = '/api/tickets/GetAllTickets';
const create = '/api/tickets/CreateTicket?market=EMEA';
const aTicket = (title: string) => ({
  title,
  description: 'Dvě přepravky byly rozbité.',
  categoryId: 'complaint',
  subCategoryId: 'damaged',
});

const titlesOf = (body: unknown): string => JSON.stringify(body);

/** A change that no other page is told of. */
const preferences = '/api/notifications/preferences';
const wanted = (isOn: boolean) => ({ topic: 'delivered', channel: 'mail', isOn });
const earliest = '0000000000000001';

const readsBy = async (process: Pick<TestPortal, 'readMetrics'>): Promise<Record<string, number>> =>
  Object.fromEntries(
    [
      ...(await process.readMetrics()).text.matchAll(
        /^dray_replicated_reads_total\{by="(\w+)",because="([\w-]*)"\} (\d+)$/gm,
      ),
    ].map(([, by, because, count]) => [because || by, Number(count)]),
  );

test('a program reads what it has changed, through another process too, and others read what the replica has', async () => {
  const program = await portal.signIn('owner@ulipy.example');
  const before = await program.send('PUT', preferences, wanted(true));
  await postgres.caughtUp();
  await postgres.pauseReplay();

  const made = await program.send('PUT', preferences, wanted(false));
  const after = String(made.headers[writePositionHeader]);
  const elsewhere = another.callerWith(program.token ?? '');
  const sentBack = await elsewhere.get(preferences, { headers: { [readAfterHeader]: after } });
  const sentNothing = await elsewhere.get(preferences);
  const older = await elsewhere.get(preferences, { headers: { [readAfterHeader]: earliest } });

  expect(after).toMatch(/^[0-9A-F]{16}$/);
  expect(made.text).not.toBe(before.text);
  expect([sentBack.text, sentNothing.text, older.text]).toEqual([made.text, made.text, before.text]);
  const { replica, unknown, ...others } = await readsBy(another);
  expect([replica, unknown, others['own-change']].every((count) => count !== undefined && count > 0)).toBe(true);
});

test('the process that made a change remembers whose it was, whatever they say they have seen', async () => {
  const program = await portal.signIn('owner@ulipy.example');
  await postgres.caughtUp();
  await postgres.pauseReplay();

  await program.send('POST', create, aTicket('Z telefonu'));
  const listed = await program.get(list, { headers: { [readAfterHeader]: earliest } });

  expect(titlesOf(listed.body)).toContain('Z telefonu');
});

test('a browser keeps for all its tabs and links what it has changed', async () => {
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn('owner@ulipy.example', testPassword);
  const token = (await browser.token()) ?? '';
  const before = await (await browser.send('PUT', preferences, token, wanted(true))).text();
  const begun = browser.cookies.get('__Host-seen') ?? '';
  await postgres.caughtUp();
  await postgres.pauseReplay();

  const answer = await browser.send('PUT', preferences, token, wanted(false));
  const made = await answer.text();
  const [line = ''] = answer.headers.getSetCookie();
  browser.cookies.set('__Host-seen', /=([0-9A-F]{16});/.exec(line)?.[1] ?? '');
  browser.reach(another);
  const shown = await (await browser.get(preferences, token)).text();
  browser.cookies.set('__Host-seen', begun);
  const asBefore = await (await browser.get(preferences, token)).text();

  expect(begun).toMatch(/^[0-9A-F]{16}$/);
  expect(answer.headers.getSetCookie()).toEqual([
    `__Host-seen=${answer.headers.get(writePositionHeader)}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  expect([shown, asBefore]).toEqual([made, before]);
});

test('who was just given a token is let in, and who signs out is out, however far behind the replica is', async () => {
  await postgres.caughtUp();
  await postgres.pauseReplay();

  const program = await another.signIn('owner@ulipy.example');
  const statuses = [];
  for (const process of [portal, another]) {
    const caller = process.callerWith(program.token ?? '');
    statuses.push((await caller.get(list, { headers: { [readAfterHeader]: earliest } })).status);
  }

  expect(statuses).toEqual([200, 200]);
});

test('a page that is told of a change reads it, though it says itself what it has seen before, through any process', async () => {
  const program = await portal.signIn('owner@ulipy.example');
  const asker = askerAt(program);
  const id = await asker.asked({ title: 'Živě' });
  const stream = await openTestStream(portal.url, program.token ?? '');
  await postgres.caughtUp();
  await postgres.pauseReplay();

  await asker.say(id, 'Ještě jedna přepravka.');
  const frame = await eventually(() => stream.frames.find(({ data }) => (data as { id?: string }).id === id));
  await stream.close();
  const shown = await another
    .callerWith(program.token ?? '')
    .get(`/api/tickets/GetTicketById/${id}`, { headers: { [readAfterHeader]: earliest } });

  expect((frame.data as { after: string }).after).toMatch(/^[0-9A-F]{16}$/);
  expect(shown.text).toContain('Ještě jedna přepravka.');
});

test('an outside list that is read for the first time is shown with its files, though no replica has them', async () => {
  const picture = { link: '/content/files/picture-1', alt: 'Glass' };
  const beer = { id: 'cms-beer', path: 'beer', title: 'Beer', summary: '', html: '<p>Beer</p>', date: '2026-11-01' };
  const articles = [
    { ...beer, image: picture, files: [], language: 'en', kind: 'news', eventDate: null, eventPlace: null },
  ];
  const cms = await openTestCms((path) =>
    path === 'articles' ? { total: 1, offset: 0, limit: 25, results: articles } : aPng('one'),
  );
  const reading = await portal.startAnother({ config: { replicaLookMs: 0 }, env: { CONTENT_URL: cms.url } });
  const reader = reading.callerWith((await portal.signIn('owner@ulipy.example')).token ?? '');
  const headers = { [readAfterHeader]: earliest };
  await postgres.caughtUp();
  await postgres.pauseReplay();

  const listed = await reader.get('/content/articles', { headers });
  const shown = await reader.get(listed.body.results[0].image.link, { headers });
  await reading.stop();
  await cms.close();

  expect(listed.body.results).toMatchObject([{ title: 'Beer' }]);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
});

test('whichever process is asked, nobody ever misses what they have just done', long, async () => {
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  const callers = [portal.callerWith(token), another.callerWith(token)];
  let stale = 0;

  for (let time = 0; time < examples({ few: 30, all: 5_000 }); time += 1) {
    const [here, there] = time % 2 === 0 ? callers : callers.toReversed();
    const made = await here?.send('PUT', preferences, wanted(time % 4 < 2));
    const headers = { [readAfterHeader]: String(made?.headers[writePositionHeader]) };
    const shown = await there?.get(preferences, { headers });
    if (made?.status !== 200 || shown?.text !== made.text) stale += 1;
  }

  expect(stale).toBe(0);
});

test('probes say how the replica is, and nobody is taken out of rotation for it', async () => {
  await postgres.caughtUp();
  const well = await portal.visitor.get('/health/ready');

  await postgres.stopReplica();
  const away = await portal.visitor.get('/health/ready');
  const listed = await (await portal.signIn('owner@ulipy.example')).get(list, {
    headers: { [readAfterHeader]: earliest },
  });
  await postgres.startReplica();

  expect([well.status, well.body.replica]).toEqual([200, 'ok']);
  expect([away.status, away.body.replica]).toEqual([200, 'away']);
  expect(listed.status).toBe(200);
}, 60_000);
