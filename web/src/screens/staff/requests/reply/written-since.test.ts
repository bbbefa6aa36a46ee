import { expect, test } from 'vitest';
import { writtenSince } from './written-since.ts';

const word = (name: string, isYou = false) => ({
  id: name,
  at: '2026-11-11T10:00:00Z',
  text: name,
  author: { name, isStaff: true, isYou },
  files: [],
});
const request = { words: [word('Jana'), word('Iva')] };

test('who has written since is somebody else, and only since', () => {
  expect(writtenSince(request, 1)).toBe('Iva');
  expect(writtenSince(request, 2)).toBeUndefined();
  expect(writtenSince({ words: [word('Me', true)] }, 0)).toBeUndefined();
});
