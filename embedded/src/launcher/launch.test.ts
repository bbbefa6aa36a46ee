import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dray/server/testing/free-port.ts';
import { expect, test } from 'vitest';
import { findRecordedProcess } from '../process/process-record.ts';
import { isRunning } from '../process/process-table.ts';
import { launch } from './launch.ts';
import type { Stoppable } from './launch-context.ts';
import { recordFile } from './run-folder.ts';

test('a start that others could reach asks whether it is a demonstration before it touches anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-launch-'));
  const DATA_DIR = join(folder, 'data');
  const terminal = { say: () => undefined, complain: () => undefined };
  const options = { isDev: false, terminal, ending: new AbortController(), started: [] };

  const starting = launch({ ...options, env: { HOST: '0.0.0.0', DATA_DIR } });

  await expect(starting).rejects.toThrow(
    'The configuration is not usable: DEMO must be set where HOST or PUBLIC_URL lead beyond this machine: ' +
      '0 keeps the demo accounts out, 1 lets them in with a password that everybody can read',
  );
  expect(existsSync(DATA_DIR)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('the server’s code is loaded before anything that it works with is there, and goes where that never comes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-launch-'));
  chmodSync(folder, 0o711);
  const DATA_DIR = join(folder, 'data');
  const terminal = { say: () => undefined, complain: () => undefined };
  const started: Stoppable[] = [];
  const options = { isDev: false, terminal, ending: new AbortController(), started };
  const env = {
    ...process.env,
    DATA_DIR,
    PORT: String(await freePort()),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DEMO: '0',
  };

  await expect(launch({ ...options, env })).rejects.toThrow('Could not reach the database of DATABASE_URL');
  const spare = findRecordedProcess(recordFile(join(DATA_DIR, 'run'), 'spare'));
  for (const { stop } of started.toReversed()) await stop();

  expect(spare).toBeDefined();
  expect(spare && isRunning(spare)).toBe(false);
  rmSync(folder, { recursive: true });
});
