import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import type { ClusterLocation } from './cluster-location.ts';

/** The superuser's. Kept beside the cluster, readable for us alone; PostgreSQL itself stores only its scrambled form. */
export function ensurePassword({ folder, cluster }: ClusterLocation): string {
  const file = join(folder, 'password');
  if (!existsSync(file) && existsSync(cluster)) {
    throw new StartRefused(
      `${file} is missing, and without it the database in ${cluster} cannot be opened. Put it back.`,
    );
  }
  return readOrMake(file);
}

/** Of a role that the superuser makes: a lost one is replaced at the next start. */
export function ensureRolePassword({ folder }: ClusterLocation, role: string): string {
  return readOrMake(join(folder, `password-${role}`));
}

/** Made at the first start and kept. */
export function readOrMake(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
}
