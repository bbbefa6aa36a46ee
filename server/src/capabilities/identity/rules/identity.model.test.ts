import { expect, test } from 'vitest';
import { throttle, windowEnd, windowStart } from './identity.model.ts';

test('guesses are counted by quarters of an hour', () => {
  const starts = ['10:00:00.000', '10:14:59.999', '10:15:00.000'].map((time) =>
    windowStart(new Date(`2026-11-12T${time}Z`)).toISOString(),
  );

  expect(starts).toEqual(['2026-11-12T10:00:00.000Z', '2026-11-12T10:00:00.000Z', '2026-11-12T10:15:00.000Z']);
  expect(windowEnd(new Date('2026-11-12T10:00:00Z')).toISOString()).toBe('2026-11-12T10:15:00.000Z');
});

test('an account takes ten of them, a known device ten of its own, an address a hundred', () => {
  expect(throttle).toMatchObject({ attemptsPerAccount: 10, attemptsPerKnownDevice: 10, attemptsPerAddress: 100 });
});
