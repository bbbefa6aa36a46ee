import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { chooseServerUser } from '@dray/server/server-user.ts';
import type { RunAs } from './node-child.ts';
import { findWayToRun } from './server-rights.ts';

/** As the server's user; where there is no such way the program leaves root by itself. */
export function wayToRun(dataDir: string, needed: readonly string[]): RunAs | undefined {
  if (!isRoot()) return undefined;
  const quietly = () => undefined;
  return findWayToRun(
    chooseServerUser(dataDir, (name) => ensureSystemUser(name, quietly)),
    needed,
    quietly,
  );
}
