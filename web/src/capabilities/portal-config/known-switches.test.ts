// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepSwitches, switchesFor } from './known-switches.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const hours = (count: number) => count * 60 * 60 * 1_000;

beforeEach(() => {
  localStorage.clear();
  keepSwitches('u-1', [{ label: 'Catalogue', value: '1' }], now);
});

test('switches that were known hold for a day, for the same user', () => {
  expect(switchesFor('u-1', undefined, now + hours(24))).toEqual(new Map([['Catalogue', '1']]));
  expect(switchesFor('u-1', undefined, now + hours(24) + 1)).toBeUndefined();
  expect(switchesFor('u-2', undefined, now)).toBeUndefined();
});

test('what the configuration says counts before what was known', () => {
  expect(switchesFor('u-1', { sections: [{ label: 'Catalogue', value: '0' }] }, now)).toEqual(
    new Map([['Catalogue', '0']]),
  );
});

test('what cannot be read, or comes from a clock that was set back, is as good as nothing', () => {
  expect(switchesFor('u-1', undefined, now - 1)).toBeUndefined();
  localStorage.setItem('knownSwitches', '{');
  expect(switchesFor('u-1', undefined, now)).toBeUndefined();
});
