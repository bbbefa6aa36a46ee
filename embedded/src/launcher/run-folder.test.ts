import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitOf } from '../process/child.ts';
import { recordToText, writeProcessRecord } from '../process/process-record.ts';
import { reapOrphans, recordFile } from './run-folder.ts';

let runFolder: string;
let child: ChildProcess;

beforeEach(async () => {
  runFolder = mkdtempSync(join(tmpdir(), 'dray-run-'));
  child = spawn('/bin/sleep', ['62'], { detached: true });
  await once(child, 'spawn');
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(runFolder, { recursive: true });
});

test('a server that outlived its launcher is stopped', async () => {
  writeProcessRecord(recordFile(runFolder, 'server'), Number(child.pid), '62');
  const exited = exitOf(child);
  const said: string[] = [];

  await reapOrphans(runFolder, (line) => said.push(line));

  expect(await exited).toEqual({ code: null, signal: 'SIGTERM' });
  expect(said).toEqual([`stopping the server that an earlier run left behind (process ${child.pid})`]);
  expect(readdirSync(runFolder)).toEqual([]);
});

test('a stranger who now has the number of a dead server is left alone', async () => {
  const stranger = { pid: Number(child.pid), startedAt: 'long ago', knownBy: '62' };
  writeFileSync(recordFile(runFolder, 'server'), recordToText(stranger));

  await reapOrphans(runFolder, () => undefined);

  expect(child.exitCode ?? child.signalCode).toBeNull();
  expect(readdirSync(runFolder)).toEqual([]);
});
