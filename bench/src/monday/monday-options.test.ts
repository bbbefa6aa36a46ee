import { expect, test } from 'vitest';
import { readMondayOptions, refuseWithoutRoom } from './monday-options.ts';

test('ten thousand orders beside two thousand open pages, unless something else is asked for', () => {
  expect(readMondayOptions([])).toEqual({ upTo: '10k', livePages: 2_000, visits: 400, jobMinutes: 30, isFresh: false });
  expect(
    readMondayOptions(['--orders', '1m', '--live', '100', '--visits', '20', '--job-minutes', '5', '--fresh']),
  ).toEqual({ upTo: '1m', livePages: 100, visits: 20, jobMinutes: 5, isFresh: true });
});

test.each([
  [['--orders', '5k'], '--orders is one of 10k, 100k, 1m, 10m'],
  [['--orders', 'toString'], '--orders is one of 10k, 100k, 1m, 10m'],
  [['--live', 'many'], '--live is a whole number'],
  [['--visits', '-1'], 'argument'],
  [['--order', '10k'], "Unknown option '--order'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readMondayOptions(args)).toThrow(sentence);
});

test('ten million orders are refused where they find no room', () => {
  expect(() => refuseWithoutRoom(10_000_000, 120e9)).toThrow('10000000 more orders take 255 GB, and 120 GB are free');
  expect(() => refuseWithoutRoom(10_000_000, 255e9)).not.toThrow();
});
