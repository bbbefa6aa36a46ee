import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from './list-sources.ts';

/** Changes when one of these files is changed, added, renamed or removed; times do not count, a clone has new ones. */
export function hashSources(
  repository: string,
  sources: readonly string[],
  isSource = (_path: string) => true,
): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listSources(repository, source)).filter(isSource)) {
    const content = readFileSync(join(repository, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
