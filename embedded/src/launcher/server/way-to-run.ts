import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { chooseServerUser } from '@dray/server/server-user.ts';
import { scriptOf } from '../programs.ts';
import type { RunAs } from './node-child.ts';
import { findWayToRun } from './server-rights.ts';

export type WayToRun = { runAs: RunAs | undefined; codeCache: string | undefined };

type ProgramName = 'erp' | 'archives' | 'tools';
const packages: Readonly<Record<ProgramName, string>> = { erp: 'pg', archives: 'pg', tools: '@node-saml/node-saml' };

/** One path for each place from which it reads: its code and its packages. */
const neededBy = (name: ProgramName): string[] => [scriptOf(name), fileURLToPath(import.meta.resolve(packages[name]))];

export const neededByPrograms = (): string[] => (['erp', 'archives', 'tools'] as const).flatMap(neededBy);

/**
 * As the server's user, with the server's compiled code; where there is no such way the program leaves root by itself, and
 * until then must not run what another has written.
 */
export function wayToRun(dataDir: string, name: ProgramName): WayToRun {
  const codeCache = join(dataDir, 'cache');
  if (!isRoot()) return { runAs: undefined, codeCache };
  const quietly = () => undefined;
  const user = chooseServerUser(dataDir, (each) => ensureSystemUser(each, quietly));
  const runAs = findWayToRun(user, neededBy(name), quietly);
  return { runAs, codeCache: runAs && codeCache };
}
