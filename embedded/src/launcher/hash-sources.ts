import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NO_SOURCES = ['node_modules', 'dist'];

/** Changes when one of these files is changed, added, renamed or removed; times do not count, a clone has new ones. */
export function hashSources(
  repository: string,
  sources: readonly string[],
  isSource = (_path: string) => true,
): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listFiles(repository, source)).filter(isSource)) {
    const content = readFileSync(join(repository, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(repository: string, path: string): string[] {
  const whole = join(repository, path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole)
    .filter((name) => !NO_SOURCES.includes(name))
    .sort()
    .flatMap((name) => listFiles(repository, join(path, name)));
}
