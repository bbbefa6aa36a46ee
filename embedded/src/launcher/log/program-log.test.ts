import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
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

test('a log that has grown is put aside while its program goes on writing, and only a few are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-log-'));
  const file = join(folder, 'server.log');
  const lines: string[] = [];
  const log = openProgramLog(file, (line) => lines.push(line), 100);
  const program = openSync(file, 'a');

  const written = Array.from({ length: 10 }, (_, index) => `${index} ${'x'.repeat(120)}`);
  for (const line of written) {
    writeSync(program, `${line}\n`);
    log.look();
  }
  writeSync(program, 'the last\n');
  log.stop();

  expect(lines).toEqual([...written, 'the last']);
  expect(readFileSync(file, 'utf8')).toBe('the last\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe(`${written.at(-1)}\n`);
  expect(readdirSync(folder)).toHaveLength(5);
  closeSync(program);
  rmSync(folder, { recursive: true });
});

test('a log that cannot be read any more is no matter to the launcher', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-log-'));
  const log = openProgramLog(join(folder, 'server.log'), () => {
    throw new Error('a line that nobody understands');
  });
  appendFileSync(log.file, 'torn\n');

  log.look();

  rmSync(folder, { recursive: true });
  log.look();
  log.stop();
});
