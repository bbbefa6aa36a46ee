import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

type LockedPackage = { optionalDependencies?: Record<string, string>; resolved?: string };

/** The lock must install on both kinds of CPU, and name no registry. */
export function findLockFaults(): string[] {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const locked = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies, resolved }]) => [
    ...Object.keys(optionalDependencies ?? {})
      .filter((name) => /linux-(x64|arm64)(-gnu|-glibc)?$/.test(name) && !locked.has(name))
      .map((name) => `${name} of ${path || 'the root'} is not locked`),
    ...(resolved?.startsWith('http') ? [`${path} names the registry it came from`] : []),
  ]);
}
