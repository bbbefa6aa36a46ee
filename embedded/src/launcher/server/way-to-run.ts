import { join } from 'node:path';
import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { chooseServerUser } from '@dray/server/server-user.ts';
import type { RunAs } from './node-child.ts';
import { findWayToRun } from './server-rights.ts';

export type WayToRun = { runAs: RunAs | undefined; codeCache: string | undefined };

/**
 * As the server's user, with the server's compiled code; where there is no such way the program leaves root by itself, and
 * until then must not run what another has written.
 */
export function wayToRun(dataDir: string, needed: readonly string[]): WayToRun {
  const codeCache = join(dataDir, 'cache');
  if (!isRoot()) return { runAs: undefined, codeCache };
  const quietly = () => undefined;
  const user = chooseServerUser(dataDir, (name) => ensureSystemUser(name, quietly));
  const runAs = findWayToRun(user, needed, quietly);
  return { runAs, codeCache: runAs && codeCache };
}
