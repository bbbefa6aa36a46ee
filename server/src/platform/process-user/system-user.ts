import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type UserIds = { uid: number; gid: number };

/** In every Debian's passwd file; other programs may run as it, too, so it comes second to a user of our own. */
export const NOBODY: UserIds = { uid: 65534, gid: 65534 };

// Above it are people: a program must not get what somebody of that name keeps in their home.
const HIGHEST_SYSTEM_ID = 999;

export const isRoot = (): boolean => process.getuid?.() === 0;

export function findSystemUser(name: string, passwd = readFileSync('/etc/passwd', 'utf8')): UserIds | undefined {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [uid, gid] = line?.split(':').slice(2, 4).map(Number) ?? [];
  return uid && gid && uid <= HIGHEST_SYSTEM_ID ? { uid, gid } : undefined;
}

/** Made where root may make one; a container without useradd or with a read-only /etc has to do without. */
export function ensureSystemUser(
  name: string,
  log: (line: string) => void,
  { find = findSystemUser, make = makeSystemUser } = {},
): UserIds | undefined {
  const found = find(name);
  if (found) return found;
  if (make(name)) log(`made the system user ${name}, so that not everything runs as root`);
  return find(name);
}

function makeSystemUser(name: string): boolean {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
  // By its path, which is not on everybody's PATH, not even on that of every root.
  return spawnSync('/usr/sbin/useradd', args, { stdio: 'ignore' }).status === 0;
}
