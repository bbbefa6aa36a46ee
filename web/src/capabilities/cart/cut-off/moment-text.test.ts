import { expect, test } from 'vitest';
import { momentWords } from './moment-text.ts';

// A Thursday, half past ten in Prague.
const now = new Date('2026-11-12T09:30:00Z');

test.each([
  ['today', 'cs', '2026-11-12T11:00:00Z', 'today', 'čt\u00a012.\u00a011. 12:00'],
  ['within a week', 'cs', '2026-11-18T11:00:00Z', 'later', 'st 12:00'],
  ['on the same weekday a week later', 'cs', '2026-11-19T11:00:00Z', 'later', 'čt\u00a019.\u00a011. 12:00'],
  ['after midnight on the wall, though not in UTC', 'en', '2026-11-12T23:30:00Z', 'later', 'Fri 0:30'],
  ['on a Sunday', 'es', '2026-11-15T11:00:00Z', 'later', 'dom 12:00'],
] as const)('a moment is as short as it is plain: %s (%s)', (_name, language, instant, when, until) => {
  expect(momentWords(language, instant, 'Europe/Prague', now)).toMatchObject({ when, until });
});
