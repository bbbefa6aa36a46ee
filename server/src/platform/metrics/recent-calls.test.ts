import { expect, test } from 'vitest';
import { recentCalls } from './recent-calls.ts';

function callsAt(startMs: number) {
  let now = startMs;
  const calls = recentCalls(() => now);
  return { ...calls, advance: (ms: number) => (now += ms) };
}

test('where nobody calls nobody waits', () => {
  expect(callsAt(10_000).look()).toEqual({ perSecond: 0, p99Ms: 0 });
});

test('one slow call in a hundred does not count, two do', () => {
  const calls = callsAt(10_000);
  for (let n = 0; n < 99; n += 1) calls.note(30);
  calls.note(3_000);

  const one = calls.look();
  calls.note(3_000);

  expect(one.p99Ms).toBe(50);
  expect(calls.look().p99Ms).toBe(5_000);
});

test('a wait counts up to the end that it reaches, inclusive', () => {
  const calls = callsAt(10_000);
  calls.note(1_000);
  const exact = calls.look();
  calls.note(1_000.1);

  expect([exact.p99Ms, calls.look().p99Ms]).toEqual([1_000, 1_500]);
});

test('what is three seconds old is forgotten, and a place is used again without it', () => {
  const calls = callsAt(10_000);
  calls.note(2_000);
  calls.advance(2_500);
  calls.note(10);
  calls.note(10);
  const both = calls.look();
  calls.advance(500);
  const later = calls.look();
  calls.note(10);

  expect(both).toEqual({ perSecond: 1, p99Ms: 2_500 });
  expect(later).toEqual({ perSecond: 2 / 3, p99Ms: 50 });
  expect(calls.look()).toEqual({ perSecond: 1, p99Ms: 50 });
});
