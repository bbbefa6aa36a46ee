import { chown, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundedFileStore } from './bounded-file-store.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore, readFilesUrl } from './files-location.ts';
import { readBytes } from './read-bytes.ts';
import { startS3Server } from './test-s3-server.ts';

const storeAt = (url: string, withinMs?: number): FileStore => {
  const location = readFilesUrl(url);
  if (!location) throw new Error(`${url} names no location`);
  return openFileStore(location, withinMs);
};
const unavailable = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 };

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  [folder, s3] = await Promise.all([mkdtemp(join(tmpdir(), 'dray-files-')), startS3Server()]);
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  let files: FileStore;
  beforeAll(() => {
    files = storeAt(kind === 'folder' ? `file://${folder}/store` : s3.url);
  });

  test('what was put in comes out again, until it is removed', async () => {
    await files.put('documents/4711.pdf', Buffer.from('Příloha'), 'application/pdf');
    const stored = await files.open('documents/4711.pdf');
    expect(stored && (await text(stored))).toBe('Příloha');
    expect(await files.has('documents/4711.pdf')).toBe(true);

    await files.remove('documents/4711.pdf');
    expect(await files.open('documents/4711.pdf')).toBeUndefined();
    expect(await files.has('documents/4711.pdf')).toBe(false);
  });

  test('what is put a second time is replaced, and what is gone may be removed again', async () => {
    for (const content of ['first', 'second'])
      await files.put('documents/1.pdf', Buffer.from(content), 'application/pdf');
    const stored = await files.open('documents/1.pdf');
    expect(stored && (await text(stored))).toBe('second');

    for (let time = 0; time < 2; time += 1) await files.remove('documents/1.pdf');
  });

  test('twenty megabytes go in and out whole', async () => {
    const content = Buffer.alloc(20_000_000, 'drayage');

    await files.put('documents/large.pdf', content, 'application/pdf');

    const stored = await files.open('documents/large.pdf');
    const read = stored && (await readBytes(stored, { maxBytes: content.length, withinMs: 5_000 }));
    expect(read?.equals(content)).toBe(true);
    await files.remove('documents/large.pdf');
  });

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', 'Jan Novák.pdf', '', 'a'.repeat(201)])(
    '%j is not a key',
    async (key) => {
      await expect(files.open(key)).rejects.toThrow('not a key');
      await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a key');
    },
  );
});

describe('a folder', () => {
  test('holds nothing of a file that could not be written, and asks to come back', async () => {
    // The rename fails, as it would on a volume that is full by then.
    await storeAt(`file://${folder}/broken`).put('pictures/taken/x', Buffer.from('x'), 'image/png');

    const put = storeAt(`file://${folder}/broken`).put('pictures/taken', Buffer.from('y'), 'image/png');

    await expect(put).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('write pictures/taken'),
    });
    expect(await readdir(join(folder, 'broken/pictures'))).toEqual(['taken']);
  });

  test('is readable by nobody but its owner', async () => {
    await storeAt(`file://${folder}/private`).put('pictures/a.png', Buffer.from('x'), 'image/png');

    const modes = await Promise.all(
      ['private', 'private/pictures', 'private/pictures/a.png'].map(
        async (path) => (await stat(join(folder, path))).mode,
      ),
    );
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
  });

  test('is never left through a link', async () => {
    const files = storeAt(`file://${folder}/linked`);
    await files.put('documents/a.pdf', Buffer.from('x'), 'application/pdf');
    await symlink(tmpdir(), join(folder, 'linked/pictures'));

    await expect(files.put('pictures/a.png', Buffer.from('x'), 'image/png')).rejects.toThrow('is not a folder');
  });

  test.runIf(process.getuid?.() === 0)('gives what root writes to the user whose folder it is', async () => {
    const files = storeAt(`file://${folder}/given`);
    await files.put('documents/a.pdf', Buffer.from('x'), 'application/pdf');
    await chown(join(folder, 'given'), 65534, 65534);

    await files.put('pictures/a.png', Buffer.from('x'), 'image/png');

    const owners = ['given/pictures', 'given/pictures/a.png'].map(async (path) => (await stat(join(folder, path))).uid);
    expect(await Promise.all(owners)).toEqual([65534, 65534]);
  });

  test('that does not answer is given up', async () => {
    const never = () => new Promise<never>(() => undefined);
    const files = boundedFileStore({ put: never, has: never, open: never, remove: never }, 20);

    for (const call of [files.put('a', Buffer.from('x'), ''), files.has('a'), files.open('a'), files.remove('a')])
      await expect(call).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining('within 20 ms') });
  });
});

describe('a bucket', () => {
  const callsOf = (files: FileStore) => [
    () => files.put('pictures/a.png', Buffer.from('x'), 'image/png'),
    () => files.has('pictures/a.png'),
    () => files.open('pictures/a.png'),
    () => files.remove('pictures/a.png'),
  ];

  test('stores the type beside the bytes', async () => {
    await storeAt(s3.url).put('pictures/typed.png', Buffer.from('x'), 'image/png');

    expect(s3.objects.get('pictures/typed.png')).toEqual({ content: Buffer.from('x'), type: 'image/png' });
  });

  test('that does not know our key is not taken for one where the file is missing', async () => {
    for (const call of callsOf(storeAt(s3.urlOfStranger)))
      await expect(call()).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining('403') });
  });

  test('that is silent is given up in time', async () => {
    s3.become('silent');
    const startedAt = performance.now();

    for (const call of callsOf(storeAt(s3.url, 50))) await expect(call()).rejects.toMatchObject(unavailable);

    s3.become('well');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('that falls silent in the middle of a file is given up in time', async () => {
    await storeAt(s3.url).put('pictures/half.png', Buffer.alloc(1_000_000), 'image/png');
    s3.become('half');

    const stored = await storeAt(s3.url, 200).open('pictures/half.png');

    // The store's own deadline, long before the reader's.
    await expect(stored && readBytes(stored, { maxBytes: 2_000_000, withinMs: 60_000 })).rejects.toThrow();
    s3.become('well');
  });

  test('that is busy, or gone, asks to come back', async () => {
    s3.become('failing');
    for (const call of callsOf(storeAt(s3.url))) await expect(call()).rejects.toMatchObject(unavailable);
    s3.become('well');

    const gone = await startS3Server();
    await gone.stop();
    for (const call of callsOf(storeAt(gone.url))) await expect(call()).rejects.toMatchObject(unavailable);
  });
});
