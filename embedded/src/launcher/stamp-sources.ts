import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from './list-sources.ts';

/**
 * As `hashSources`, by sizes and times: a tenth of the work, for anyone who asks at every start. It also changes when a file is
 * written as it was; then the longer look tells.
 */
export function stampOf(repository: string, sources: readonly string[], isSource = (_path: string) => true): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listSources(repository, source)).filter(isSource)) {
    const { size, mtimeMs } = statSync(join(repository, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
