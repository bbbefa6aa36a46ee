import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NO_SOURCES = ['node_modules', 'dist'];

/** All files below these paths, in an order of their own; what is not there has none. */
export function listSources(repository: string, path: string): string[] {
  const found = statSync(join(repository, path), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesBelow(repository, path) : [path];
}

function filesBelow(repository: string, folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(repository, path) : [path];
    });
}
