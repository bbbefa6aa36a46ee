import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { openFileStore, ownFilesFolder } from '#platform/files/files-location.ts';
import { tinyFiles } from '#platform/files/test-files.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { countingBuffers } from './capabilities/ordering/history/test-buffers.ts';
import { fillCart, openOrderingPortal, type Placer, placerAt } from './capabilities/ordering/test-placing.ts';
import { forgetOld } from './forget-old.ts';
import { composeOver } from './testing/compose.ts';
import { eventually } from './testing/eventually.ts';
import type { TestPortal } from './testing/portal.ts';

const silent = createLogger('silent');
const now = new Date('2026-11-12T09:30:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

let portal: TestPortal;
let owner: Placer;
let database: Database;
let queue: JobQueue;
beforeAll(async () => {
  portal = await openOrderingPortal({ now: now.toISOString() });
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
  database = openDatabase(portal.databaseUrl, silent);
  queue = await openJobQueue(portal.databaseUrl, silent, { sendOnly: true });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await portal.close();
});

/** Runs the job and gives back what it says of itself. */
async function forget(): Promise<Record<string, number>> {
  const lines = () => portal.log.filter((line) => line.includes('old records were forgotten'));
  const before = lines().length;
  await database.write((transaction) => queue.enqueue(transaction, 'forget-old', {}));
  return JSON.parse(await eventually(async () => lines()[before]));
}

const addCart = async (state: string, changedAt: Date): Promise<string> => {
  const [cart] = await portal.sql<{ id: string }>(
    `insert into cart (uid, state, created_at, changed_at, saved_at) values ('u-ulipy-owner', $1, $2, $2, $2) returning id`,
    [state, changedAt],
  );
  await portal.sql(`insert into cart_item (cart_id, position, sku, quantity) values ($1, 1, 'CZ100001', 1)`, [
    cart?.id,
  ]);
  await portal.sql(`insert into cart_coupon values ($1, 'PIVO10')`, [cart?.id]);
  return cart?.id ?? '';
};

test('deleted carts are forgotten after ninety days, saved and ordered ones never', async () => {
  const gone = await addCart('deleted', daysAgo(91));
  const staying = [await addCart('deleted', daysAgo(89)), await addCart('saved', daysAgo(400))];
  const placed = await fillCart(owner);
  const { order } = await owner.place(placed.id);
  await portal.sql(`update cart set changed_at = $1 where id = $2`, [daysAgo(400), placed.id]);

  const forgotten = await forget();

  const left = await portal.sql<{ id: string }>(`select id from cart where id = any($1)`, [
    [gone, ...staying, placed.id],
  ]);
  expect(left.map(({ id }) => id).sort()).toEqual([...staying, placed.id].sort());
  expect(await portal.sql(`select from cart_item where cart_id = $1`, [gone])).toEqual([]);
  expect(forgotten).toMatchObject({ deletedCarts: 1 });
  expect((await owner.place(placed.id)).order).toEqual(order);
});

test('thousands of them go in one night, by five hundred at most at once', async () => {
  await portal.sql(
    `insert into cart (uid, state, created_at, changed_at) select 'u-ulipy-owner', 'deleted', $1, $1 from generate_series(1, 1203)`,
    [daysAgo(100)],
  );

  expect(await forget()).toMatchObject({ deletedCarts: 1203 });
  expect(await forget()).toMatchObject({ deletedCarts: 0 });
});

test('a round that is out of time goes on where it was, each part has its turn, and at last all is gone', async () => {
  const count = 1_203;
  await portal.sql(
    `insert into cart (uid, state, created_at, changed_at) select 'u-ulipy-owner', 'deleted', $1, $1 from generate_series(1, $2::int)`,
    [daysAgo(100), count],
  );
  await portal.sql(
    `insert into notification (uid, kind, subject, params, dedupe_key, created_at)
     select 'u-ulipy-owner', 'documents-new', 'd', '{"ids": []}', 'old ' || n, $1 from generate_series(1, $2::int) n`,
    [daysAgo(401), count],
  );
  await portal.sql(
    `insert into made_change (uid, key, digest, made_at) select 'u-ulipy-owner', 'old ' || n, '', $1 from generate_series(1, $2::int) n`,
    [daysAgo(2), count],
  );
  const says: string[] = [];
  // Each look at the clock is half a minute later.
  let moment = now.getTime();
  const clock = {
    now: () => {
      moment += 30_000;
      return new Date(moment);
    },
  };
  const needs = {
    ...composeOver(database, portal.clock),
    database,
    clock,
    mailFolder: join(portal.dataDir, 'no-mail'),
    logger: createLogger('info', { write: (line: string) => void says.push(line) }),
  };

  let tries = 1;
  const outOfTime = (error: Error) => error.message.includes('goes on from where it is');
  while (await forgetOld(needs).then(() => false, outOfTime)) tries += 1;

  expect(tries).toBeGreaterThan(3);
  expect(JSON.parse(says.at(-1) ?? '')).toMatchObject({
    deletedCarts: count,
    notifications: count,
    madeChanges: count,
  });
  expect(await portal.sql(`select 1 from notification where dedupe_key like 'old %'`)).toEqual([]);
  expect(await portal.sql(`select 1 from made_change where key like 'old %'`)).toEqual([]);
});

test('what is not old yet is not even looked at, however many notifications there are', async () => {
  await portal.sql(
    `insert into notification (uid, kind, subject, params, dedupe_key, created_at)
     select 'u-ulipy-owner', 'documents-new', 'd', '{"ids": []}', 'fresh ' || n, $1::timestamptz - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [now],
  );
  const client = new pg.Client({ connectionString: portal.superuserUrl });
  await client.connect();
  await client.query('vacuum analyze notification');
  const { transaction, blocksOf } = await countingBuffers(client);

  const { blocks } = await blocksOf(() =>
    composeOver(database, portal.clock).notificationsOf(transaction).forgetOld(500),
  );
  await client.end();
  await portal.sql(`delete from notification where dedupe_key like 'fresh %'`);

  expect(blocks).toBeLessThan(10);
});

test('a deletion that can be taken back is never forgotten', async () => {
  const deleted = await addCart('deleted', now);

  await forget();
  const answer = await owner.caller.graphql(`mutation { restoreSavedOrder(cart_id: "${deleted}") { status } }`);

  expect(outcomeOf(answer)).toEqual({ status: 'success' });
});

test('guessed codes are forgotten after a day', async () => {
  for (const start of [daysAgo(1.1), daysAgo(0.9)])
    await portal.sql(`insert into coupon_guess values ('u-ulipy-owner', $1, 3)`, [start]);

  const forgotten = await forget();

  expect(await portal.sql(`select window_start from coupon_guess`)).toEqual([{ window_start: daysAgo(0.9) }]);
  expect(forgotten).toMatchObject({ couponGuesses: 1 });
});

test('what a cart was before an order was repeated into it is forgotten after a day', async () => {
  const cart = await addCart('saved', now);
  for (const moment of [daysAgo(1.1), daysAgo(0.9)])
    await portal.sql(
      `insert into cart_undo (id, uid, cart_id, version, before, created_at)
       values (gen_random_uuid(), 'u-ulipy-owner', $1, 1, '{}', $2)`,
      [cart, moment],
    );

  const forgotten = await forget();

  expect(await portal.sql(`select created_at from cart_undo`)).toEqual([{ created_at: daysAgo(0.9) }]);
  expect(forgotten).toMatchObject({ cartUndos: 1 });
});

test('mails that were written as files are forgotten after thirty days, and nothing else in their folder', async () => {
  const folder = join(portal.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const add = async (name: string, writtenAt: Date) => {
    await writeFile(join(folder, name), 'mail');
    await utimes(join(folder, name), writtenAt, writtenAt);
  };
  await add('old.eml', daysAgo(31));
  await add('killed.draft', daysAgo(31));
  await add('fresh.eml', daysAgo(29));
  await add('README.txt', daysAgo(400));

  const forgotten = await forget();

  const left = await readdir(folder);
  expect(left).not.toContain('old.eml');
  expect(left).not.toContain('killed.draft');
  expect(left).toEqual(expect.arrayContaining(['fresh.eml', 'README.txt']));
  expect(forgotten).toMatchObject({ mails: 2 });
});

test('files that have ended are forgotten with their bytes', async () => {
  const digest = 'a'.repeat(64);
  const key = `pictures/${digest}.svg`;
  const store = openFileStore(ownFilesFolder(portal.dataDir));
  await store.put(key, tinyFiles.svg, 'image/svg+xml');
  await portal.sql(
    `insert into stored_file (key, kind, content_type, size_bytes, sha256, original_name, created_at, keep_until)
     values ($1, 'product-picture', 'image/svg+xml', 1, $2, 'a.svg', $3, $3)`,
    [key, digest, daysAgo(1)],
  );

  const forgotten = await forget();

  expect(forgotten).toMatchObject({ files: 1 });
  expect(await store.has(key)).toBe(false);
});

test('how often a question was asked is forgotten after ninety days, who asked it when the day is over', async () => {
  const days = { fresh: daysAgo(0), yesterday: daysAgo(1), ended: daysAgo(2), kept: daysAgo(90), old: daysAgo(92) };
  for (const day of Object.values(days)) {
    await portal.sql(`insert into content_asked values ('question', $1::date, 3)`, [day]);
    await portal.sql(`insert into content_asked_by values ('u-ulipy-owner', 'question', $1::date)`, [day]);
  }
  const keptDays = async (table: string) =>
    (await portal.sql<{ day: string }>(`select asked_on::text as day from ${table} order by 1 desc`)).map(
      ({ day }) => day,
    );
  const written = (...moments: Date[]) => moments.map((moment) => moment.toISOString().slice(0, 10));

  const forgotten = await forget();

  expect(await keptDays('content_asked')).toEqual(written(days.fresh, days.yesterday, days.ended, days.kept));
  expect(await keptDays('content_asked_by')).toEqual(written(days.fresh, days.yesterday));
  expect(forgotten).toMatchObject({ askedQuestions: 1, askers: 3 });
});

test('it runs every night', async () => {
  expect(await portal.sql('select name, cron from pgboss.schedule')).toContainEqual({
    name: 'forget-old',
    cron: '23 2 * * *',
  });
});

test('uploaded files are forgotten after thirty days with all their rows, what is being sent is not', async () => {
  const addUpload = async (state: string, days: number) => {
    const [upload] = await portal.sql<{ id: string }>(
      `insert into bulk_upload (id, uid, company_id, country, file_name, digest, state, created_at)
       values (gen_random_uuid(), 'u-ulipy-owner', 'C1001', 'CZ', 'a.csv', '', $1, $2) returning id`,
      [state, daysAgo(days)],
    );
    await portal.sql(
      `insert into bulk_upload_row (upload_id, row, order_key, written, cells) values ($1, 2, 'A', '[]', '{}')`,
      [upload?.id],
    );
    return upload?.id;
  };
  await addUpload('done', 31);
  const staying = [await addUpload('done', 29), await addUpload('sending', 31)];

  expect(await forget()).toMatchObject({ bulkUploads: 1 });
  const left = await portal.sql<{ upload_id: string }>('select upload_id from bulk_upload_row');
  expect(left.map(({ upload_id }) => upload_id).sort()).toEqual(staying.sort());
});
