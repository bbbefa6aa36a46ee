import { addDays } from '@dray/contract/calendar-day.ts';

export type DeliveryEntry = {
  /** Stays the same however often it is saved: a calendar then changes its entry and adds none. */
  id: string;
  summary: string;
  description: string;
  location: string;
  /** When the truck is expected; else the day as a whole. */
  window: { from: string; to: string } | undefined;
  day: string;
  /** When it was written. */
  now: Date;
};

/** One delivery as an iCalendar file (RFC 5545), for any calendar. */
export function toCalendarFile({ id, summary, description, location, window, day, now }: DeliveryEntry): string {
  const time = window
    ? [`DTSTART:${utc(new Date(window.from))}`, `DTEND:${utc(new Date(window.to))}`]
    : [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dray//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${id}@dray`,
    `DTSTAMP:${utc(now)}`,
    ...time,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const plain = (day: string): string => day.replaceAll('-', '');

const utc = (moment: Date): string => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const maxBytes = 75;
const encoder = new TextEncoder();

/** No line is longer than 75 bytes; it goes on behind a blank, and no letter is cut in two. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > maxBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
