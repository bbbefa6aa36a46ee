import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProgramLog } from './program-log.ts';

test('what a program logs from now on is read in whole lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-log-'));
  const file = join(folder, 'server.log');
  writeFileSync(file, 'of an earlier run\n');
  const lines: string[] = [];
  const log = openProgramLog(file, (line) => lines.push(line));

  appendFileSync(file, 'žluťoučký kůň\nsecond\nunfin');
  log.stop();

  expect(lines).toEqual(['žluťoučký kůň', 'second']);
  rmSync(folder, { recursive: true });
});
