// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { currentTexts, loadTexts, startTexts } from '#platform/texts/texts.ts';
import { readDay } from './read-day.ts';

beforeAll(async () => {
  startTexts('en');
  await loadTexts('form');
});

const rules = {
  today: '2026-11-15',
  min: '2026-11-15',
  max: '2027-01-13',
  whyClosed: (day: string) => (['2026-11-15', '2026-11-17'].includes(day) ? 'no delivery' : undefined),
};
const read = (text: string, changed = {}) =>
  readDay({ t: currentTexts('form'), language: 'en' }, { ...rules, ...changed }, text);
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('an open day is taken, and nothing is nothing', () => {
  expect(read('18/11')).toEqual({ value: '2026-11-18' });
  expect(read('')).toEqual({});
});

test('what is no day is shown with an example that could be chosen', () => {
  expect(read('tomorrow').error).toBe('We do not recognise this date. Type it, for example, as 16/11/2026.');
});

test('a closed day is shown with its reason, one beyond the ends with the end', () => {
  expect(seen(read('17/11').error)).toBe('Tue 17 Nov: no delivery');
  expect(read('14/11/2026').error).toBe('The earliest possible day is 15/11/2026.');
  expect(read('14/1/2027').error).toBe('The latest possible day is 13/01/2027.');
  expect([read('13/1/2027').value, read('15/11/2026', { whyClosed: undefined }).value]).toEqual([
    '2027-01-13',
    '2026-11-15',
  ]);
});

test('where nothing after today can be chosen, a day without a year is in the past', () => {
  expect(read('4/12', { min: undefined, max: '2026-11-15', whyClosed: undefined })).toEqual({ value: '2025-12-04' });
});
