import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch } from './launch.ts';

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
