// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { store } from '#platform/storage-keys.ts';
import { isSearchKey } from './use-search-keys.ts';

afterEach(() => localStorage.clear());

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const pressed = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) =>
  isSearchKey({ ...none, key, target: document.body, ...more });

test('a slash and Ctrl K or ⌘K lead to the search', () => {
  expect(pressed('/')).toBe(true);
  expect(pressed('/', { shiftKey: true })).toBe(true);
  expect(pressed('k', { ctrlKey: true })).toBe(true);
  expect(pressed('K', { metaKey: true })).toBe(true);
  expect(pressed('k')).toBe(false);
  expect(pressed('k', { ctrlKey: true, shiftKey: true })).toBe(false);
});

test('a slash that somebody writes is a slash', () => {
  for (const tag of ['input', 'textarea', 'select']) {
    expect(pressed('/', { target: document.createElement(tag) })).toBe(false);
  }
  expect(pressed('/', { isComposing: true })).toBe(false);
  expect(pressed('k', { ctrlKey: true, target: document.createElement('input') })).toBe(true);
});

test('the slash can be turned off, and Ctrl K stays', () => {
  store('slashIsLetter', '1');

  expect(pressed('/')).toBe(false);
  expect(pressed('k', { ctrlKey: true })).toBe(true);
});
