import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, type UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { StartRefused } from '../start-refused.ts';
import { canEnter, postgresUser } from './unprivileged-user.ts';

/** Where one embedded PostgreSQL lives and whom it runs as (`undefined`: as ourselves). */
export type ClusterLocation = { folder: string; cluster: string; user: UserIds | undefined };

/**
 * The data folder itself, if PostgreSQL's user can enter it. Under root it often cannot (a clone in /root);
 * then a folder of our own where everyone may pass. A cluster that exists decides: it is never left behind.
 */
export function chooseLocation(dataDir: string, log: (line: string) => void, databaseUser?: UserIds): ClusterLocation {
  makeFolder(dataDir);
  const atHome = locationIn(dataDir, databaseUser);
  const canStayAtHome = canEnter(atHome.user, dataDir);
  if (existsSync(atHome.cluster)) {
    if (canStayAtHome) return atHome;
    throw new StartRefused(
      `PostgreSQL runs as user ${atHome.user?.uid}, who can no longer enter ${dataDir}, where its data is. ` +
        'Allow others to pass through the folders above it (chmod o+x).',
    );
  }

  const away = awayFolder(dataDir);
  const isAlreadyAway = isRoot() && isOurFolder(away) && existsSync(locationIn(away, databaseUser).cluster);
  if (canStayAtHome && !isAlreadyAway) return atHome;

  makeFolder(away);
  if (!isOurFolder(away) || !canEnter(atHome.user, away)) {
    throw new StartRefused(
      `The database cannot live in ${away}: remove that folder, or set DATA_DIR to one others may enter.`,
    );
  }
  log(`PostgreSQL's user cannot enter ${dataDir}, so the database lives in ${away}`);
  return locationIn(away, databaseUser);
}

function locationIn(folder: string, databaseUser: UserIds | undefined): ClusterLocation {
  const cluster = join(folder, 'cluster');
  return { folder, cluster, user: postgresUser(existsSync(cluster) ? cluster : undefined, databaseUser) };
}

/** Nobody tidies up /var/lib; files in /var/tmp may go after a month, those in /tmp with the next reboot. */
function awayFolder(dataDir: string): string {
  const base = ['/var/lib', '/var/tmp'].find((folder) => existsSync(folder)) ?? tmpdir();
  return join(base, `dray-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

/** PostgreSQL's user may pass through, not look around: the password file inside is ours alone. */
function makeFolder(folder: string): void {
  const mode = isRoot() ? 0o711 : 0o700;
  // The umask may have taken the right to pass.
  if (mkdirSync(folder, { recursive: true, mode })) chmodSync(folder, mode);
}

/** Anyone may create names below a folder for everyone: a stranger's folder or link would hand them our data. */
function isOurFolder(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
