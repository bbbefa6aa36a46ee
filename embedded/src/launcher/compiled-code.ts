import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { REPOSITORY } from './repository.ts';

/** Half of what comes before the launcher's first line is reading code that has not changed since the last start. */
export function keepCompiledCode(dataDir: string | undefined): void {
  const cache = launcherCacheIn(resolve(REPOSITORY, dataDir || '.data'));
  if (cache) enableCompileCache(cache);
}

/** In a data folder of our own, apart from the programs' cache: root must not run what another user has written. */
export function launcherCacheIn(dataDir: string): string | undefined {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  return found && found.uid === process.getuid?.() ? join(dataDir, 'launcher-cache') : undefined;
}
