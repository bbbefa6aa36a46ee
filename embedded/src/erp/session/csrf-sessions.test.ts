import { expect, test } from 'vitest';
import { createCsrfSessions } from './csrf-sessions.ts';

test('a token is good for its service, with its cookie, until its time is over', () => {
  let now = Date.parse('2026-11-16T08:00:00Z');
  const sessions = createCsrfSessions({ wall: { now: () => new Date(now) }, lifeMs: 1_800_000 });
  const { token, cookies } = sessions.fetch('A', undefined);
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');

  expect(sessions.isValid('A', token, cookie)).toBe(true);
  expect(sessions.isValid('B', token, cookie)).toBe(false);
  expect(sessions.isValid('A', token, undefined)).toBe(false);
  expect(sessions.isValid('A', 'Fetch', cookie)).toBe(false);
  expect(sessions.fetch('A', cookie)).toEqual({ token, cookies: [] });
  now += 1_799_999;
  expect(sessions.isValid('A', token, cookie)).toBe(true);
  now += 1;
  expect(sessions.isValid('A', token, cookie)).toBe(false);
  expect(sessions.fetch('A', cookie).token).not.toBe(token);
});
