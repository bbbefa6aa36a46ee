import { expect, test } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import { cartHints } from './cart-hints.ts';

const hint = { shipToId: '100234', skus: ['CZ100001'] };

test('what a cart held is remembered for a day', () => {
  const clock = testClock('2026-11-12T09:30:00Z');
  const hints = cartHints(clock);
  hints.keep('a', hint);

  clock.advance({ ms: 24 * 3_600_000 });
  expect(hints.find('a')).toMatchObject(hint);

  clock.advance({ ms: 1 });
  expect(hints.find('a')).toBeUndefined();
});

test('what a finished cart held is forgotten at once', () => {
  const hints = cartHints(testClock('2026-11-12T09:30:00Z'));
  hints.keep('a', hint);
  hints.forget('a');

  expect(hints.find('a')).toBeUndefined();
});
