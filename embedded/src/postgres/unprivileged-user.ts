import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { isRoot, NOBODY, type UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { StartRefused } from '../start-refused.ts';

/**
 * Whom PostgreSQL runs as: ourselves; under root, where it refuses to run, the owner of an existing cluster, so that `sudo`
 * once does no harm; else its own user if there is one.
 */
export function postgresUser(existingCluster: string | undefined, databaseUser: UserIds = NOBODY): UserIds | undefined {
  if (!isRoot()) return undefined;
  const owner = existingCluster ? statSync(existingCluster) : databaseUser;
  return owner.uid === 0 ? databaseUser : { uid: owner.uid, gid: owner.gid };
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
