// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { currentTexts, loadTexts, startTexts } from '#platform/texts/texts.ts';
import { type NumberRules, readNumber, typedNumber } from './read-number.ts';

beforeAll(async () => {
  startTexts('en');
  await loadTexts('form');
});

test('decimals follow a comma or a point, thousands a blank or the other sign', () => {
  const typed = ['12', '1,5', '1.5', ' 3 ', '-2,5', '\u22124', '1 500', '12 345,6', '1.234,5', '1,234.5', '1.234.567'];

  expect(typed.map(typedNumber)).toEqual([12, 1.5, 1.5, 3, -2.5, -4, 1500, 12345.6, 1234.5, 1234.5, 1234567]);
  expect(['0.125', '0,125'].map(typedNumber)).toEqual([0.125, 0.125]);
});

test('what may mean two things, or nothing, is not taken for a number', () => {
  const typed = ['1.500', '12,500', 'three', '', '1e3', '0x10', '1..5', '12.34.567', '1,234.567,8', ',5', '5,', '1 50'];

  expect(typed.map((text) => [text, typedNumber(text)])).toEqual(typed.map((text) => [text, undefined]));
});

const read = (text: string, rules: NumberRules = {}) =>
  readNumber({ t: currentTexts('form'), language: 'en' }, rules, text);

test('both ends can be typed, and what is beyond them is shown with the end', () => {
  const rules = { min: 1, max: 1500 };

  expect(['1', '1 500'].map((text) => read(text, rules))).toEqual([{ value: 1 }, { value: 1500 }]);
  expect(read('0,9', rules).error).toBe('Too little. The lowest possible value is 1.');
  expect(read('1501', rules).error).toBe('Too much. The highest possible value is 1,500.');
});

test('between two steps both neighbours are named', () => {
  expect([read('0,3', { step: 0.1 }), read('12', { step: 6 })]).toEqual([{ value: 0.3 }, { value: 12 }]);
  expect(read('15', { step: 6 }).error).toBe('Only multiples of 6 are possible, here 12 or 18.');
  expect(read('3', { step: 6, min: 1 }).error).toContain('here 6 or 12.');
  expect(read('19', { step: 6, max: 20 }).error).toContain('here 12 or 18.');
});

test('what is no number is shown with an example that could be taken, and nothing is nothing', () => {
  expect(read('1.500').error).toBe('We do not recognise this number. Type it, for example, as 0.5.');
  expect(read('many', { min: 10, step: 5 }).error).toContain('as 15.');
  expect(read('')).toEqual({});
});
