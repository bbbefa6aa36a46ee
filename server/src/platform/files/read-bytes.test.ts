import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

test('a stream is read up to its bound and no further', async () => {
  let given = 0;
  const endless = () =>
    Readable.from(
      (async function* () {
        for (;;) {
          given += 1;
          yield Buffer.alloc(10);
        }
      })(),
      { highWaterMark: 1 },
    );

  expect(
    await readBytes(Readable.from([Buffer.alloc(40), Buffer.alloc(60)]), { maxBytes: 100, withinMs: 500 }),
  ).toHaveLength(100);
  expect(await readBytes(endless(), { maxBytes: 100, withinMs: 500 })).toBeUndefined();
  expect(given).toBeLessThan(20);
});

test('one that stands still ends with an error', async () => {
  const still = new Readable({ read: () => undefined });

  await expect(readBytes(still, { maxBytes: 100, withinMs: 20 })).rejects.toThrow('did not end within 20 ms');
});
