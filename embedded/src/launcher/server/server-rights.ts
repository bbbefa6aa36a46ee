import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@dray/server/config.ts';
import { giveTree } from '@dray/server/platform/process-user/give-tree.ts';
import { ensureSystemUser, isRoot, type UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { chooseServerUser, handFilesToServer, neededByServer } from '@dray/server/server-user.ts';
import type { RunAs } from './node-child.ts';

export type ServerRights = {
  runAs: RunAs | undefined;
  /** Where the server keeps compiled code; undefined where it runs as root, who must not run what another has written. */
  codeCache: string | undefined;
};

/**
 * Under root the server gets a user that can read the program and write its own files, and nothing else of the launcher's.
 * What other programs of the same user will read, `others`, is tried with it: each try costs a process.
 */
export function prepareServerRights(
  config: Config,
  log: (line: string) => void,
  others: readonly string[] = [],
): ServerRights {
  const codeCache = join(config.dataDir, 'cache');
  if (!isRoot()) return { runAs: undefined, codeCache };

  const user = chooseServerUser(config.dataDir, (name) => ensureSystemUser(name, log));
  const isReady = handFilesToServer(config, user);
  const needed = neededByServer(config);
  const findWay = () => findWayToRun(user, [...needed, ...others], log) ?? findWayToRun(user, needed, log);
  const runAs = isReady ? findWay() : undefined;
  // As root it looks once more by itself, and says why it stays root.
  if (!runAs) return { runAs: undefined, codeCache: undefined };
  mkdirSync(codeCache, { recursive: true, mode: 0o700 });
  giveTree(codeCache, user);
  return { runAs, codeCache };
}

/** Exported for its test. */
export function findWayToRun(user: UserIds, needed: readonly string[], log: (line: string) => void): RunAs | undefined {
  if (canOpen(needed, [], user)) return { user };
  const through = ['setpriv', ...onlyReading(user)];
  if (!canOpen(needed, through, {})) return undefined;
  log(`user ${user.uid} cannot read this folder, so the server runs as that user with the right to read all files`);
  return { through };
}

// Less than root by far: no writing, no signals to others, no way back.
const onlyReading = ({ uid, gid }: UserIds): string[] => {
  const right = '-all,+dac_read_search';
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
    `--bounding-set=${right}`,
  ];
};

const OPEN_ALL = `for (const path of process.argv.slice(1)) fs.closeSync(fs.openSync(path, 'r'))`;

/** What could be opened once in a start, by whom. */
const opened = new Map<string, Set<string>>();

/** Tried by the very Node that would run the server: no reading of modes knows about ACLs, mounts and missing rights. */
function canOpen(paths: readonly string[], through: readonly string[], user: SpawnSyncOptions): boolean {
  const who = JSON.stringify([through, user]);
  const known = opened.get(who) ?? new Set();
  const untried = paths.filter((path) => !known.has(path));
  if (untried.length === 0) return true;
  const [program = '', ...words] = [...through, process.execPath, '-e', OPEN_ALL, ...untried];
  if (spawnSync(program, words, { ...user, cwd: '/', stdio: 'ignore' }).status !== 0) return false;
  opened.set(who, new Set([...known, ...untried]));
  return true;
}
