import { beforeEach, expect, test } from 'vitest';
import type { Request } from '#platform/request/request.ts';
import { testClock } from '../../../testing/clock.ts';
import { type PlacingNeeds, placeWaiting } from './place-waiting.ts';

const sentAt = new Date('2026-11-12T10:59:00Z');
const clock = testClock('2026-11-12T11:00:00Z');
let asked: { uid: string; askedAt: Date }[];
let done: string[];
let place: (key: string) => void;
let mayOrder: boolean;
beforeEach(() => {
  [asked, done, mayOrder] = [[], [], true];
  place = (key) => done.push(`placed ${key}`);
});

const sending = {
  findWaiting: async (id: string) =>
    id === 'gone' ? undefined : { upload: { id, uid: 'u-1', language: 'cs', country: 'CZ', sentAt }, keys: ['A', 'B'] },
  place: async (_request: Request, _upload: object, key: string) => place(key),
  refuse: async (_id: string, key: string, [finding]: { code: string }[]) => {
    done.push(`refused ${key} ${finding?.code}`);
  },
  finish: async (id: string) => void done.push(`finished ${id}`),
};
const needs = {
  sendingOf: () => sending,
  read: (work: (transaction: never) => unknown) => work(undefined as never),
  write: (work: (transaction: never) => unknown) => work(undefined as never),
  clock,
  actFor: async (person: { uid: string; askedAt: Date }) => {
    asked.push(person);
    return mayOrder ? ({} as Request) : undefined;
  },
  findTaken: (error: unknown) => (error === 'taken' ? [{ code: 'BUNDLE_LIMIT' }] : undefined),
} as unknown as PlacingNeeds;

test.each([
  ['at once', '2026-11-12T10:59:00.000Z', '2026-11-12T10:59:00.000Z'],
  ['just within a quarter of an hour', '2026-11-12T11:13:59.999Z', '2026-11-12T10:59:00.000Z'],
  ['after a quarter of an hour', '2026-11-12T11:14:00.000Z', '2026-11-12T11:14:00.000Z'],
  ['hours later', '2026-11-12T18:00:00.000Z', '2026-11-12T18:00:00.000Z'],
])('what is placed %s is judged by the cut-off as of %s: %s', async (_name, now, judgedAt) => {
  clock.set(now);

  await placeWaiting(needs, 'J');

  expect(asked.map(({ uid, askedAt }) => [uid, askedAt.toISOString()])).toEqual([['u-1', judgedAt]]);
  expect(done).toEqual(['placed A', 'placed B', 'finished J']);
});

test('anyone who may no longer order has all of it refused', async () => {
  mayOrder = false;

  await placeWaiting(needs, 'J');

  expect(done).toEqual(['refused A NOT_ALLOWED', 'refused B NOT_ALLOWED', 'finished J']);
});

test('what others were faster to take is refused, and the rest goes on', async () => {
  place = (key) => {
    if (key === 'A') throw 'taken';
    done.push(`placed ${key}`);
  };

  await placeWaiting(needs, 'J');

  expect(done).toEqual(['refused A BUNDLE_LIMIT', 'placed B', 'finished J']);
});

test('an order that somebody wrote at the same moment is looked at once more, and a fault stops the job', async () => {
  let tries = 0;
  place = (key) => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('twice'), { code: '23505' });
    if (key === 'B') throw new Error('broken');
    done.push(`placed ${key}`);
  };

  await expect(placeWaiting(needs, 'J')).rejects.toThrow('broken');
  expect(done).toEqual(['placed A']);
});

test('an upload that is gone has nothing to place', async () => {
  await placeWaiting(needs, 'gone');

  expect([asked, done]).toEqual([[], []]);
});
