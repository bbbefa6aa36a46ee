// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberView, viewFor } from './list-view.ts';

beforeEach(() => localStorage.clear());

test('a wholesaler begins with rows, everybody else with cards', () => {
  expect(viewFor({}, 'WHSL')).toBe('list');
  expect(viewFor({}, 'POS')).toBe('grid');
  expect(viewFor({}, undefined)).toBe('grid');
});

test('a choice is kept, and a link comes before it', () => {
  rememberView('grid');

  expect(viewFor({}, 'WHSL')).toBe('grid');
  expect(viewFor({ view: 'list' }, 'POS')).toBe('list');
});
