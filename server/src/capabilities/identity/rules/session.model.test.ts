import { expect, test } from 'vitest';
import { isAlive, programTokenSeconds, sessionLifetime } from './session.model.ts';

const hourMs = 3_600_000;
const begun = new Date('2026-11-12T09:30:00Z');
const after = (ms: number) => new Date(begun.getTime() + ms);

test('a session is alive until just before twelve hours without use', () => {
  const isAliveAfter = (ms: number) => isAlive({ createdAt: begun, renewedAt: begun }, after(ms));

  expect([0, 12 * hourMs - 1, 12 * hourMs, 13 * hourMs].map(isAliveAfter)).toEqual([true, true, false, false]);
});

test('a session in use is alive until just before its week is over', () => {
  const isAliveAfter = (ms: number) => isAlive({ createdAt: begun, renewedAt: after(ms - 1) }, after(ms));

  expect([hourMs, 168 * hourMs - 1, 168 * hourMs].map(isAliveAfter)).toEqual([true, true, false]);
});

test('a token of a browser lasts ten minutes, of staff the same, of a customer’s program an hour', () => {
  expect(sessionLifetime.tokenSeconds).toBe(600);
  expect([true, false].map((isStaff) => programTokenSeconds({ isStaff }))).toEqual([600, 3_600]);
});
