import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFigures, type MondayFigures, readFigures } from './figures.ts';
import { figureLines } from './figures-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-figures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const figures = (orders: number, jobs: MondayFigures['jobs']): MondayFigures => ({
  orders,
  commit: 'abc',
  at: '2026-11-19T05:00',
  usual: { place: { buffers: 168, cpuMillis: 6.31 } },
  biggest: { place: { buffers: 171, cpuMillis: 6.4 } },
  load: { place: { count: 20, p50: 33, p99: 92 } },
  perSecond: 75,
  serverMillis: 4.5,
  postgresMillis: 3.4,
  failed: {},
  live: { open: 100, events: 2_400 },
  jobs,
});

test('what one run has found is there for the next one, also of a job that did not end', () => {
  const file = join(folder, 'figures.json');
  const found = [figures(10_000, { 'forget-old': { maxTransactionSeconds: 1, buffers: 5 } })];

  expect(readFigures(file)).toEqual([]);
  keepFigures(file, found);
  expect(readFigures(file)).toEqual(found);
});

test('each size is a column, and a job that did not end is plain to see', () => {
  const ended = figures(10_000, { 'forget-old': { seconds: 2, maxTransactionSeconds: 1, buffers: 50 } });
  const endless = figures(100_000, { 'forget-old': { maxTransactionSeconds: 90, buffers: 70 } });

  const lines = figureLines([ended, endless]).map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));

  expect(lines).toContain('10000 orders | 100000 orders');
  expect(lines).toContain('place | 168 | 168');
  expect(lines).toContain('place | 20: 33 92 | 20: 33 92');
  expect(lines).toContain('forget-old | 2.0 1.0 50 | NOT ENDED 90.0 70');
});
