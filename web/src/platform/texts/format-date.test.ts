import type { Language } from '@dray/contract/languages.ts';
import { expect, test } from 'vitest';
import { formatDateWithWeekday, formatLongDate, formatShortDate, formatTime, formatWeekday } from './format-date.ts';

const seen = (text: string): string => text.replaceAll('\u00a0', '·');

const inEvery = (format: (language: Language) => string) =>
  (['en', 'cs', 'sk', 'it', 'es'] as const).map((language) => seen(format(language)));

test('a day is the same day in every time zone', () => {
  const zone = process.env.TZ;
  for (const timeZone of ['Pacific/Honolulu', 'Europe/Prague', 'Pacific/Kiritimati']) {
    process.env.TZ = timeZone;
    expect(seen(formatLongDate('cs', '2026-12-03'))).toBe('3.·prosince·2026');
  }
  process.env.TZ = zone;
});

test('short dates', () => {
  expect(inEvery((language) => formatShortDate(language, '2026-12-03'))).toEqual([
    '03/12/2026',
    '3.·12.·2026',
    '3.·12.·2026',
    '03/12/2026',
    '3/12/2026',
  ]);
});

test('dates with the weekday', () => {
  expect(inEvery((language) => formatDateWithWeekday(language, '2026-12-03'))).toEqual([
    'Thu·3·Dec',
    'čt·3.·12.',
    'št·3.·12.',
    'gio·3·dic',
    'jue,·3·dic',
  ]);
});

test('long dates', () => {
  expect(inEvery((language) => formatLongDate(language, '2026-12-03'))).toEqual([
    '3·December·2026',
    '3.·prosince·2026',
    '3.·decembra·2026',
    '3·dicembre·2026',
    '3·de·diciembre·de·2026',
  ]);
});

test('the time of day on the clock of a zone', () => {
  const moment = new Date('2026-12-03T07:05:00Z');

  expect(inEvery((language) => formatTime(language, moment, 'Europe/Prague'))).toEqual(Array(5).fill('8:05'));
  expect(formatTime('cs', moment, 'Asia/Tokyo')).toBe('16:05');
});

test('weekdays count from Monday', () => {
  expect(inEvery((language) => formatWeekday(language, 1, 'short'))).toEqual(['Mon', 'po', 'po', 'lun', 'lun']);
  expect(inEvery((language) => formatWeekday(language, 5, 'long'))).toEqual([
    'Friday',
    'pátek',
    'piatok',
    'venerdì',
    'viernes',
  ]);
});

test.each(['en', 'cs', 'it', 'sk', 'es'] as const)('the hour after midnight has its nought in %s', (language) => {
  expect(formatTime(language, new Date('2026-11-15T23:18:00Z'), 'Europe/Prague')).toBe('0:18');
});
