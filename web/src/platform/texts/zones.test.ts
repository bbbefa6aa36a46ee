import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zoneDay } from './zone-day.ts';

const sources = join(import.meta.dirname, '../..');

test('no day and no time is shown by the clock of the browser (T157)', () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /resolvedOptions\(\)|\.toLocale(Date|Time)?String\(/.test(readFileSync(join(sources, file), 'utf8')),
    );

  expect(asking).toEqual([]);
});

test('what came at 0:54 on the 18th in Brno came on the 18th, wherever it is read', () => {
  const moment = new Date('2026-11-17T23:54:00Z');

  expect(zoneDay(moment, 'Europe/Prague')).toBe('2026-11-18');
  expect(zoneDay(moment, 'Atlantic/Azores')).toBe('2026-11-17');
});
