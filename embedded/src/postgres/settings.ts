import type { UserIds } from '@dray/server/platform/process-user/system-user.ts';

export const SUPERUSER = 'dray';
export const DATABASE = 'dray';

/** Owns the tables and migrates them. */
export const OWNER = 'dray_owner';
/** Works with them. */
export const APPLICATION = 'dray_app';

/** The embedded ERP's own, with nothing of the portal's in it. */
export const ERP_DATABASE = 'erp';
export const ERP_ROLE = 'dray_erp';

/** All who can sign in. */
export const ROLES = [SUPERUSER, OWNER, APPLICATION, ERP_ROLE] as const;

/** What the server is told on its command line, so that no edited file in the cluster can weaken it. */
export function serverSettings(port: number, durable: boolean, volumeBytes: number): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A complaint's details quote the row, an address perhaps; logs hold no personal data.
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
    ...logSize(volumeBytes),
    ...durability(durable ? 'on' : 'off'),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const MEGABYTE = 1024 * 1024;

/** Between two checkpoints its log may take a gigabyte, which on a small volume is all there is. */
const logSize = (volumeBytes: number) => {
  const max = Math.min(1024, Math.max(64, Math.floor(volumeBytes / 10 / MEGABYTE)));
  return { max_wal_size: `${max}MB`, min_wal_size: `${Math.min(80, max / 2)}MB` };
};

/** "On" is what a promise to a customer rests on: what is committed survives a power cut. */
const durability = (value: 'on' | 'off') => ({ fsync: value, synchronous_commit: value, full_page_writes: value });

/** A group of its own, or Ctrl-C in the terminal would stop PostgreSQL under a server that still finishes requests. */
export function spawnOptions(user: UserIds | undefined) {
  return { ...user, cwd: '/', detached: true, env: environment() };
}

/** Nothing of the caller's PG* variables; C.UTF-8 because pg_trgm judges letters by it. */
const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C.UTF-8' });
