import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordToText } from '../process/process-record.ts';
import { claimDataFolder } from './single-run.ts';

let runFolder: string;

beforeEach(() => {
  runFolder = mkdtempSync(join(tmpdir(), 'dray-run-'));
});
afterEach(() => rmSync(runFolder, { recursive: true }));

test('a data folder has one Dray at a time', () => {
  const giveBack = claimDataFolder(runFolder);

  expect(() => claimDataFolder(runFolder)).toThrow(
    `Another Dray already runs on this data folder (process ${process.pid}`,
  );

  giveBack();
  claimDataFolder(runFolder)();
  expect(readdirSync(runFolder)).toEqual([]);
});

test.each([
  ['a Dray that was killed', recordToText({ pid: 4_194_305, startedAt: 'long ago', knownBy: 'x' })],
  [
    'a Dray whose number another program has now',
    recordToText({ pid: process.pid, startedAt: 'long ago', knownBy: 'x' }),
  ],
  ['a Dray that was killed while it wrote', ''],
])('the lock of %s is taken over', (_, lock) => {
  writeFileSync(join(runFolder, 'launcher.lock'), lock);

  claimDataFolder(runFolder);

  expect(readdirSync(runFolder)).toEqual(['launcher.lock']);
});
