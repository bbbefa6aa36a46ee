// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseScheme, chosenScheme, shownScheme, startScheme } from './colour-scheme.ts';

const device = Object.assign(new EventTarget(), { matches: false });
beforeEach(() => {
  localStorage.clear();
  device.matches = false;
  vi.stubGlobal('matchMedia', () => device);
});

const shown = () => document.documentElement.getAttribute('data-color-scheme');

test('without a choice the page follows the device, also when that changes', () => {
  startScheme();
  expect([chosenScheme(), shown()]).toEqual(['auto', 'light']);

  device.matches = true;
  device.dispatchEvent(new Event('change'));

  expect(shown()).toBe('dark');
});

test('a choice is kept and wins over the device', () => {
  startScheme();
  chooseScheme('dark');

  expect([chosenScheme(), shownScheme(), shown()]).toEqual(['dark', 'dark', 'dark']);
  expect(localStorage.getItem('colourScheme')).toBe('dark');
});

test('what another tab chose is seen here', () => {
  startScheme();
  localStorage.setItem('colourScheme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'colourScheme' }));

  expect(shown()).toBe('dark');
});

test('what nobody could have chosen counts as no choice', () => {
  localStorage.setItem('colourScheme', 'mauve');

  expect(chosenScheme()).toBe('auto');
});
