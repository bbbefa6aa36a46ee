import { expect, test } from 'vitest';
import { whenOf } from './bell-words.ts';

test('the bell tells the time of what came today, by the market’s day', () => {
  const now = new Date('2026-11-18T05:00:00Z');

  expect(whenOf('en', new Date('2026-11-17T23:54:00Z'), now, 'Europe/Prague')).toBe('0:54');
  expect(whenOf('en', new Date('2026-11-17T22:54:00Z'), now, 'Europe/Prague')).toBe('Tue\u00a017\u00a0Nov');
});
