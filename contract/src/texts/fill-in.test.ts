import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('every place gets its value, as often as it is there, nought and nothing among them', () => {
  expect(fillIn('{name}: {n} of {all}, {name}{end}', { name: 'Lager', n: 0, all: 12, end: '' })).toBe(
    'Lager: 0 of 12, Lager',
  );
});

test('what is filled in stays as it is, and is not read for places again', () => {
  expect(fillIn('{a}{b}–{a} $&', { a: '{b}$1', b: 2 })).toBe('{b}$12–{b}$1 $&');
});

test('a place without a value stays visible, so that a test finds it', () => {
  expect(fillIn('{count} of {all}', { count: 3 })).toBe('3 of {all}');
  expect(fillIn('{toString} {constructor}')).toBe('{toString} {constructor}');
});
