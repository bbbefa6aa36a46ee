import { expect, test } from 'vitest';
import { isAlive, programTokenSeconds, sessionLifetime } from './session.model.ts';

const hourMs = 3_600_000;
const begun = new Date('2026-11-12T09:30:00Z');
const customer = { isStaff: false };
const after = (ms: number) => new Date(begun.getTime() + ms);

test('a session is alive until just before twelve hours without use', () => {
  const isAliveAfter = (ms: number) => isAlive({ createdAt: begun, renewedAt: begun }, customer, after(ms));

  expect([0, 12 * hourMs - 1, 12 * hourMs, 13 * hourMs].map(isAliveAfter)).toEqual([true, true, false, false]);
});

test('a session in use is alive until just before its week is over', () => {
  const isAliveAfter = (ms: number) => isAlive({ createdAt: begun, renewedAt: after(ms - 1) }, customer, after(ms));

  expect([hourMs, 168 * hourMs - 1, 168 * hourMs].map(isAliveAfter)).toEqual([true, true, false]);
});

test('a session of staff is alive until just before eight hours, however much it is used', () => {
  const isAliveAfter = (ms: number) =>
    isAlive({ createdAt: begun, renewedAt: after(ms - 1) }, { isStaff: true }, after(ms));

  expect([hourMs, 8 * hourMs - 1, 8 * hourMs, 9 * hourMs].map(isAliveAfter)).toEqual([true, true, false, false]);
});

test('no token of staff outlives a session of theirs', () => {
  const maxTokenMs = Math.max(sessionLifetime.tokenSeconds, programTokenSeconds({ isStaff: true })) * 1_000;

  expect(maxTokenMs).toBeLessThan(8 * hourMs);
});

test('a token of a browser lasts ten minutes, of staff the same, of a customer’s program an hour', () => {
  expect(sessionLifetime.tokenSeconds).toBe(600);
  expect([true, false].map((isStaff) => programTokenSeconds({ isStaff }))).toEqual([600, 3_600]);
});
