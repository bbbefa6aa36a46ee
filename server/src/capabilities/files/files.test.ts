import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFileStore, ownFilesFolder } from '#platform/files/files-location.ts';
import { drawingNumber, tinyFiles } from '#platform/files/test-files.ts';
import { createLogger } from '#platform/logger.ts';
import { eventually } from '../../testing/eventually.ts';
import { memoryFiles } from '../../testing/memory-files.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type FilesDoor, openFiles } from './index.ts';
import type { NewFile } from './stored-file.model.ts';

let portal: TestPortal;
let database: Database;
let store: FileStore;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  store = openFileStore(ownFilesFolder(portal.dataDir));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const withDoor = <T>(work: (door: FilesDoor) => Promise<T>, ownStore: FileStore = store): Promise<T> =>
  database.write((transaction) => work(openFiles({ store: ownStore, clock: portal.clock })(transaction)));

async function addPicture(bytes: Buffer, ownStore: FileStore = store): Promise<NewFile> {
  return withDoor(async (door) => {
    const judged = door.judgePicture('front.svg', bytes);
    if ('fault' in judged) throw new Error(judged.fault);
    await door.addFiles([judged, judged]);
    return judged;
  }, ownStore);
}

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const rowOf = ({ key }: NewFile) => portal.sql(`select * from stored_file where key = $1`, [key]);

test('anybody gets a picture, for ever and without a right to run anything', async () => {
  const { key } = await addPicture(tinyFiles.svg);

  const answer = await get(`/content/${key}`);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.equals(tinyFiles.svg)).toBe(true);
});

test('a photograph comes as it was stored, and a drawing packed to anyone who can unpack it', async () => {
  const [photograph, drawing] = [await addPicture(tinyFiles.jpg), await addPicture(drawingNumber(1))];
  const packing = { 'accept-encoding': 'gzip, deflate, br' };

  const [plain, packed] = await Promise.all([
    get(`/content/${photograph.key}`, packing),
    get(`/content/${drawing.key}`, packing),
  ]);

  expect(plain.headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(plain.rawPayload.equals(tinyFiles.jpg)).toBe(true);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).equals(drawingNumber(1))).toBe(true);
});

test('a browser that still has a picture is not sent it again', async () => {
  const { key } = await addPicture(drawingNumber(2));
  const first = await get(`/content/${key}`);

  const again = await get(`/content/${key}`, { 'if-none-match': String(first.headers.etag) });

  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test('what is known of a file is in its row', async () => {
  const picture = await addPicture(tinyFiles.png);

  expect(await rowOf(picture)).toMatchObject([
    { kind: 'product-picture', company_id: null, content_type: 'image/png', size_bytes: tinyFiles.png.length },
  ]);
  expect(await rowOf(picture)).toMatchObject([
    { original_name: 'front.svg', sha256: picture.sha256, created_at: portal.clock.now(), keep_until: null },
  ]);
});

test.each([
  '/content/pictures/front.png',
  `/content/pictures/${'0'.repeat(64)}.png`,
  `/content/pictures/${'A'.repeat(64)}.png`,
  `/content/pictures/${'0'.repeat(64)}.pdf`,
  '/content/pictures/..%2F..%2Fsecret-key',
  `/content/pictures/${'a'.repeat(65)}.png`,
])('what is no address of a stored picture is not there: %s', async (url) => {
  const answer = await get(url);

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('a picture whose bytes are gone, or are others, is missing, and that is logged', async () => {
  const [gone, changed] = [await addPicture(drawingNumber(3)), await addPicture(drawingNumber(4))];
  await store.remove(gone.key);
  await writeFile(join(portal.dataDir, 'files', changed.key), drawingNumber(9));

  const answers = [await get(`/content/${gone.key}`), await get(`/content/${changed.key}`)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  for (const { key } of [gone, changed])
    expect(portal.log.filter((line) => line.includes('bytes of a stored file') && line.includes(key))).toHaveLength(1);
});

test('storing a picture again brings back bytes that were lost, and leaves its row as it was', async () => {
  const picture = await addPicture(drawingNumber(5));
  const before = await rowOf(picture);
  await store.remove(picture.key);
  portal.clock.advance({ ms: 60_000 });

  await addPicture(drawingNumber(5));

  expect((await get(`/content/${picture.key}`)).statusCode).toBe(200);
  expect(await rowOf(picture)).toEqual(before);
});

test('a file that cannot be written has no row either', async () => {
  const full = { ...memoryFiles(), put: () => Promise.reject(new Error('ENOSPC')) };

  await expect(addPicture(drawingNumber(6), full)).rejects.toThrow('ENOSPC');

  const judged = await withDoor(async (door) => door.judgePicture('x', drawingNumber(6)));
  expect(await rowOf(judged as NewFile)).toEqual([]);
});

test('a hundred who ask for the same picture at once cause one reading', async () => {
  const picture = await addPicture(drawingNumber(7));

  const answers = await Promise.all(Array.from({ length: 100 }, () => get(`/content/${picture.key}`)));
  await rm(join(portal.dataDir, 'files', picture.key));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await get(`/content/${picture.key}`)).statusCode).toBe(200);
});

const end = (file: NewFile, after: { ms: number }) =>
  portal.sql(`update stored_file set keep_until = $2 where key = $1`, [
    file.key,
    new Date(portal.clock.now().getTime() + after.ms),
  ]);

test('a file that has ended is missing at once, and removed with its bytes', async () => {
  const [ended, ending] = [await addPicture(drawingNumber(10)), await addPicture(drawingNumber(11))];
  await end(ended, { ms: 0 });
  await end(ending, { ms: 1 });
  expect((await get(`/content/${ended.key}`)).statusCode).toBe(404);

  expect(await withDoor((door) => door.forgetOld(10))).toBe(1);

  expect(await rowOf(ended)).toEqual([]);
  expect(await Promise.all([ended, ending].map(({ key }) => store.has(key)))).toEqual([false, true]);
  expect((await get(`/content/${ending.key}`)).statusCode).toBe(200);
});

test('a file that has ended and is stored again stays', async () => {
  const picture = await addPicture(drawingNumber(12));
  await end(picture, { ms: -1 });

  await addPicture(drawingNumber(12));

  expect(await withDoor((door) => door.forgetOld(10))).toBe(0);
  expect((await get(`/content/${picture.key}`)).statusCode).toBe(200);
});

test('where the store does not answer the row stays for another night', async () => {
  const picture = await addPicture(drawingNumber(13));
  await end(picture, { ms: -1 });
  const silent = { ...memoryFiles(), remove: () => Promise.reject(new Error('no answer')) };

  await expect(withDoor((door) => door.forgetOld(10), silent)).rejects.toThrow('no answer');

  expect(await rowOf(picture)).toHaveLength(1);
});

test('a file that is being stored again is not removed beside it', async () => {
  await withDoor((door) => door.forgetOld(10));
  const picture = await addPicture(drawingNumber(14));
  await end(picture, { ms: -1 });

  const forgotten = await withDoor(async (door) => {
    await door.addFiles([picture]);
    return withDoor((other) => other.forgetOld(10));
  });

  expect(forgotten).toBe(0);
  expect((await get(`/content/${picture.key}`)).statusCode).toBe(200);
});

test('a file that is stored again while it is being removed is there afterwards, with its bytes', async () => {
  const picture = await addPicture(drawingNumber(15));
  await end(picture, { ms: -1 });
  let added: Promise<NewFile> | undefined;
  const watched: FileStore = {
    ...store,
    remove: async (key) => {
      if (key === picture.key) {
        added = addPicture(drawingNumber(15));
        await eventually(async () => ((await countWaiting()) > 0 ? true : undefined));
      }
      await store.remove(key);
    },
  };

  await withDoor((door) => door.forgetOld(10), watched);
  await added;

  expect(await rowOf(picture)).toHaveLength(1);
  expect((await get(`/content/${picture.key}`)).statusCode).toBe(200);
});

const countWaiting = async (): Promise<number> =>
  (
    await portal.sql(`select from pg_locks join pg_stat_activity using (pid)
    where not granted and application_name = 'dray-write' and datname = current_database()`)
  ).length;
