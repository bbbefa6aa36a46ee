import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, NOBODY } from '@dray/server/platform/process-user/system-user.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launcherCacheIn } from './compiled-code.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dray-code-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the launcher keeps its compiled code in a data folder of its own, and in none that is not there yet', () => {
  expect(launcherCacheIn(dataDir)).toBe(join(dataDir, 'launcher-cache'));
  expect(launcherCacheIn(join(dataDir, 'none'))).toBeUndefined();
});

test.runIf(isRoot())('root runs no code from another user’s folder', () => {
  chownSync(dataDir, NOBODY.uid, NOBODY.gid);

  expect(launcherCacheIn(dataDir)).toBeUndefined();
});
