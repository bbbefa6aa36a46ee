import { lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileFolders } from '#capabilities/files/index.ts';
import type { Logger } from '#platform/logger.ts';
import { giveTree } from '#platform/process-user/give-tree.ts';
import { leaveRoot } from '#platform/process-user/leave-root.ts';
import { findSystemUser, isRoot, NOBODY, type UserIds } from '#platform/process-user/system-user.ts';
import { getOrCreateSecretKey, secretKeyFile } from '#platform/secrets/secret-key.ts';
import type { Config } from './config.ts';

export const serverUserName = 'dray';

type Settings = Pick<Config, 'dataDir' | 'files' | 'secretKey' | 'webDir'>;

/** Whom the server runs as under root: the owner of its data, so that `sudo` once does no harm; else a user of its own. */
export function chooseServerUser(dataDir: string, databaseUser: (name: string) => UserIds | undefined): UserIds {
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? (databaseUser(serverUserName) ?? NOBODY) : { uid, gid };
}

/**
 * What the server writes belongs to its user; the folder around it does not, so that it cannot put anything else there. False
 * where root may not give anything away, as in some containers.
 */
export function handFilesToServer({ dataDir, files, secretKey }: Settings, user: UserIds): boolean {
  const mail = join(dataDir, 'mail');
  mkdirSync(mail, { recursive: true, mode: 0o700 });
  const stored = folderToGive(files);
  if (!secretKey) getOrCreateSecretKey({ secretKey, dataDir });
  try {
    giveTree(mail, user);
    if (stored) giveTree(stored, user);
    if (!secretKey) lchownSync(secretKeyFile(dataDir), user.uid, user.gid);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['EPERM', 'EINVAL'].includes(String(error.code))) return false;
    throw error;
  }
}

/** The folder of files; one that an operator named only while nothing but our own is in it. */
function folderToGive(files: Config['files']): string | undefined {
  if (files.kind !== 'folder') return undefined;
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  const isOurs = files.isOwn || readdirSync(files.folder).every((name) => fileFolders.includes(name));
  return isOurs ? files.folder : undefined;
}

/** One path for each place from which the server reads: code, packages, the built web, its data. */
export const neededByServer = ({ dataDir, files, webDir }: Settings): string[] => [
  fileURLToPath(import.meta.url),
  fileURLToPath(import.meta.resolve('@dray/contract/markets.ts')),
  fileURLToPath(import.meta.resolve('kysely')),
  ...(isThere(webDir) ? [join(webDir, 'index.html')] : []),
  join(dataDir, 'mail'),
  ...(files.kind === 'folder' ? [files.folder] : []),
];

/** For a server that root has started by itself: anyone who breaks into it must not find themselves root. */
export function runUnprivileged(settings: Settings, logger: Logger): void {
  if (!isRoot()) return;
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  const user = chooseServerUser(settings.dataDir, findSystemUser);
  if (handFilesToServer(settings, user) && leaveRoot(user, neededByServer(settings))) {
    logger.info({ uid: user.uid }, 'started by root, runs as another user');
  } else {
    const hint = 'put program and data where others may read them, or start the server as an ordinary user';
    logger.warn({ uid: user.uid }, `the server runs as root, because it cannot work as user ${user.uid}: ${hint}`);
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
