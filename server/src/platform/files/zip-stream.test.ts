import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zipInParts, zipOfKnownSize } from './zip-stream.ts';

const mtime = new Date('2026-11-16T10:00:00Z');
const mebibyte = Buffer.alloc(1024 * 1024, 'x');

test('an archive is as long as was announced, though its files are read only when their turn comes', async () => {
  const read: string[] = [];
  const entries = ['a.pdf', 'b/č.pdf'].map((name) => ({
    name,
    size: mebibyte.length,
    mtime,
    read: async () => {
      read.push(name);
      return mebibyte;
    },
  }));

  const { size, parts } = zipOfKnownSize(entries);
  const before = [...read];
  const whole = await buffer(parts);

  expect([before, read, whole.length]).toEqual([['a.pdf'], ['a.pdf', 'b/č.pdf'], size]);
  expect(whole.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
});

test('a file that cannot be read, or is not as long as was announced, ends the archive with an error', async () => {
  const failing = () => Promise.reject(new Error('gone'));
  const shorter = async () => Buffer.from('x');

  for (const read of [failing, shorter]) {
    const { parts } = zipOfKnownSize([{ name: 'a.pdf', size: 10, mtime, read }]);
    await expect(buffer(parts)).rejects.toThrow();
  }
});

test('a reader who leaves ends the feed, and nothing more is read for them', async () => {
  let added = 0;
  let isEnded = false;
  const parts = zipInParts(async ({ add, signal }) => {
    signal.addEventListener('abort', () => {
      isEnded = true;
    });
    for (; added < 100; added += 1) await add(`${added}.pdf`, mebibyte);
  });

  await parts.next();
  await parts.return(undefined);

  expect(isEnded).toBe(true);
  expect(added).toBeLessThan(100);
});

test('a feed that fails ends the archive with an error, never with a whole that lacks something', async () => {
  const parts = zipInParts(async ({ add }) => {
    await add('a.pdf', Buffer.from('a'));
    throw new Error('the archive is away');
  });

  await expect(buffer(parts)).rejects.toThrow('the archive is away');
});
