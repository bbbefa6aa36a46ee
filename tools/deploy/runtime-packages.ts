import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lock file has it; a link leads to one of our own workspaces. */
type Locked = { link?: boolean; resolved?: string; dependencies?: object; optionalDependencies?: object };
type Lock = { packages: Record<string, Locked> };

/**
 * The folders of all packages that the server runs with, by the lock file: what it depends on, and what that depends on,
 * each looked for as Node does. Our own workspaces lead to more and are not among them.
 */
export function findRuntimePackages(root: string, from = 'server'): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const found = new Set([from]);

  for (const folder of found) {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = findPackage(packages, folder, name);
      if (path) found.add(packages[path]?.resolved ?? path);
    }
  }
  return [...found].filter((folder) => folder.includes('node_modules/')).sort();
}

/** In the folder of the one who asks, then in those above it. An optional package of another machine is nowhere. */
function findPackage(packages: Lock['packages'], folder: string, name: string): string | undefined {
  for (let at = folder; at; at = parentOf(at)) {
    const path = `${at}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  const path = `node_modules/${name}`;
  return packages[path] ? path : undefined;
}

function parentOf(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? '' : folder.slice(0, at);
}
