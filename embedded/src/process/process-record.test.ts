import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRecordedProcess, recordToText, writeProcessRecord } from './process-record.ts';
import { findProcess } from './process-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'dray-record-'));
const file = join(folder, 'server.pid');
const child = spawn('/bin/sleep', ['61']);
const pid = Number(child.pid);

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a recorded process is found again', () => {
  writeProcessRecord(file, pid, '61');

  expect(findRecordedProcess(file)?.pid).toBe(pid);
});

test('a number that was handed out again is not taken for the recorded process', () => {
  writeFileSync(file, recordToText({ pid, startedAt: 'long ago', knownBy: '61' }));

  expect(findRecordedProcess(file)).toBeUndefined();
});

test('a process with another command line is not taken for ours', () => {
  const startedAt = findProcess(pid)?.startedAt ?? '';
  writeFileSync(file, recordToText({ pid, startedAt, knownBy: '/our/server.ts' }));

  expect(findRecordedProcess(file)).toBeUndefined();
});

test('half a record names no process', () => {
  writeFileSync(file, `${pid}\n`);

  expect(findRecordedProcess(file)).toBeUndefined();
});
