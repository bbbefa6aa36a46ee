import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { allowedInstallScripts } from './allowed-install-scripts.ts';

type LockedPackage = { optionalDependencies?: Record<string, string>; resolved?: string; hasInstallScript?: boolean };
type Lock = { packages: Readonly<Record<string, LockedPackage>> };

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

/** The lock must install on both kinds of CPU, name no registry, and run no program that nobody has looked at. */
export function findLockFaults(): string[] {
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  return [...findLockedFaults(lock), ...findScriptFaults(lock, read('docs/dependencies.md'))];
}

function findLockedFaults({ packages }: Lock): string[] {
  const locked = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([path, { optionalDependencies, resolved }]) => [
    ...Object.keys(optionalDependencies ?? {})
      .filter((name) => /linux-(x64|arm64)(-gnu|-glibc)?$/.test(name) && !locked.has(name))
      .map((name) => `${name} of ${path || 'the root'} is not locked`),
    ...(resolved?.startsWith('http') ? [`${path} names the registry it came from`] : []),
  ]);
}

/** What runs at installation is listed, and the list holds nothing else. */
export function findScriptFaults({ packages }: Lock, explained: string, allowed = allowedInstallScripts): string[] {
  const withScript = Object.entries(packages).flatMap(([path, group]) =>
    group.hasInstallScript ? [nameOf(path)] : [],
  );
  return [
    ...withScript
      .filter((name) => !allowed.includes(name))
      .map((name) => `${name} runs a script when it is installed: see docs/dependencies.md`),
    ...allowed
      .filter((name) => !withScript.includes(name))
      .map((name) => `${name} runs no script any more: take it out of tools/allowed-install-scripts.ts`),
    ...allowed
      .filter((name) => !explained.includes(`\`${name}\``))
      .map((name) => `docs/dependencies.md does not explain the install script of ${name}`),
  ];
}

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;
