import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitedStreams } from './limited-streams.ts';

async function* threeParts() {
  for (const text of ['a', 'b', 'c']) yield Buffer.from(text);
}
const hasSlot = (streams: ReturnType<typeof limitedStreams>): boolean => {
  try {
    streams.requireSlot('eva');
    return true;
  } catch {
    return false;
  }
};

test('so many are open at once; one that was read to its end makes room', async () => {
  const streams = limitedStreams({ atOnce: 2, perPerson: 2 });
  const open = (uid: string) => streams.open(uid, () => ({ parts: threeParts() }));
  const [first] = [open('jan'), open('ota')];

  expect(() => open('eva')).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 10 }));
  expect((await buffer(Readable.from(first.parts))).toString()).toBe('abc');
  expect(hasSlot(streams)).toBe(true);
});

test('one person has so many of them, and never those of others', async () => {
  const streams = limitedStreams({ atOnce: 3, perPerson: 2 });
  const open = (uid: string) => streams.open(uid, () => ({ parts: threeParts() }));
  const [first] = [open('eva'), open('eva')];

  const refusal = { code: 'DOWNLOADS_UNDER_WAY', values: { max: 2 }, retryAfterSeconds: 10 };
  expect(() => open('eva')).toThrow(expect.objectContaining(refusal));
  expect(() => streams.requireSlot('jan')).not.toThrow();
  await buffer(Readable.from(first.parts));
  expect(() => open('eva')).not.toThrow();
});

test.each([
  ['before the first byte', 0],
  ['in the middle', 1],
])('a reader who leaves %s makes room, once', async (_when, parts) => {
  const streams = limitedStreams({ atOnce: 1, perPerson: 1 });
  let isClosed = false;
  async function* watched() {
    try {
      yield* threeParts();
    } finally {
      isClosed = true;
    }
  }
  const reader = Readable.from(streams.open('eva', () => ({ parts: watched() })).parts);
  const taken = reader[Symbol.asyncIterator]();
  for (let part = 0; part < parts; part += 1) await taken.next();
  const closed = new Promise((resolve) => reader.once('close', resolve));

  reader.destroy();
  await closed;
  streams.open('eva', () => ({ parts: threeParts() }));

  expect([hasSlot(streams), isClosed]).toEqual([false, parts > 0]);
});

test('one that fails makes room, and one that cannot be made takes none', async () => {
  const streams = limitedStreams({ atOnce: 1, perPerson: 1 });
  const failing = async function* () {
    yield Buffer.from('a');
    throw new Error('gone');
  };

  await expect(buffer(Readable.from(streams.open('eva', () => ({ parts: failing() })).parts))).rejects.toThrow('gone');
  expect(() =>
    streams.open('eva', () => {
      throw new Error('no files');
    }),
  ).toThrow('no files');

  expect(hasSlot(streams)).toBe(true);
});
