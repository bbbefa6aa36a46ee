import { expect, test } from 'vitest';
import { type DeliveryEntry, toCalendarFile } from './calendar-file.ts';

const entry: DeliveryEntry = {
  id: '4502386',
  summary: 'Delivery of order 4502386',
  description: '2026/235',
  location: 'Letní zahrada, Lužánky 12, 602 00 Brno',
  window: { from: '2026-11-13T07:00:00.000Z', to: '2026-11-13T09:00:00.000Z' },
  day: '2026-11-13',
  now: new Date('2026-11-12T11:16:30.000Z'),
};

test('an expected window is an entry with its times, in the clock of the world', () => {
  expect(toCalendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dray//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-4502386@dray',
    'DTSTAMP:20261112T111630Z',
    'DTSTART:20261113T070000Z',
    'DTEND:20261113T090000Z',
    'SUMMARY:Delivery of order 4502386',
    'DESCRIPTION:2026/235',
    'LOCATION:Letní zahrada\\, Lužánky 12\\, 602 00 Brno',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('where the day alone is known it is an entry of the whole day, past the end of a month, too', () => {
  const file = toCalendarFile({ ...entry, window: undefined, day: '2026-11-30' });

  expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
});

test('what has a meaning in the format is shown as text', () => {
  expect(toCalendarFile({ ...entry, description: 'a;b,c\\d\ne\r\nf' })).toContain(
    'DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf\r\n',
  );
});

test('long lines are folded after 75 bytes, never within a letter', () => {
  const summary = 'ž'.repeat(120);
  const lines = toCalendarFile({ ...entry, summary }).split('\r\n');

  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
