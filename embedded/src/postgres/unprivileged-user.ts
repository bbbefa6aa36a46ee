import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartRefused } from '../start-refused.ts';

export type UserIds = { uid: number; gid: number };

// PostgreSQL refuses to run as root. "nobody" is in every Debian's passwd file, where initdb looks its user up.
const NOBODY: UserIds = { uid: 65534, gid: 65534 };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whom PostgreSQL runs as: ourselves; under root the owner of an existing cluster, so that `sudo` once does no harm. */
export function postgresUser(existingCluster: string | undefined): UserIds | undefined {
  if (!isRoot()) return undefined;
  const owner = existingCluster ? statSync(existingCluster) : NOBODY;
  return owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** Asked of the system itself, in that user's name: no reading of modes would know about ACLs and mounts. */
export function canEnter(user: UserIds | undefined, path: string): boolean {
  if (!user) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/', stdio: 'ignore' });
  if (asked.error) {
    throw new StartRefused(
      `PostgreSQL cannot run as root, and this machine does not let root start a program as user ${user.uid}. ` +
        'Run Dray as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: asked.error },
    );
  }
  return asked.status === 0;
}
