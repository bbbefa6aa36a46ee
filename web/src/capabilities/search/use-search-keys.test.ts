// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { store } from '#platform/storage-keys.ts';
import { isPaletteKey, isSearchKey } from './use-search-keys.ts';

afterEach(() => localStorage.clear());

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const pressed = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) => {
  const event = { ...none, key, target: document.body, ...more };
  return isSearchKey(event) ? 'search' : isPaletteKey(event) ? 'palette' : undefined;
};

test('a slash leads to the search, Ctrl K or ⌘K to everything', () => {
  expect(pressed('/')).toBe('search');
  expect(pressed('/', { shiftKey: true })).toBe('search');
  expect(pressed('k', { ctrlKey: true })).toBe('palette');
  expect(pressed('K', { metaKey: true })).toBe('palette');
  expect(pressed('k')).toBeUndefined();
  expect(pressed('k', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(pressed('/', { ctrlKey: true })).toBeUndefined();
});

test('a slash that somebody writes is a slash', () => {
  for (const tag of ['input', 'textarea', 'select']) {
    expect(pressed('/', { target: document.createElement(tag) })).toBeUndefined();
  }
  expect(pressed('/', { isComposing: true })).toBeUndefined();
  expect(pressed('k', { ctrlKey: true, target: document.createElement('input') })).toBe('palette');
});

test('the slash can be turned off, and Ctrl K stays', () => {
  store('slashIsLetter', '1');

  expect(pressed('/')).toBeUndefined();
  expect(pressed('k', { ctrlKey: true })).toBe('palette');
});
