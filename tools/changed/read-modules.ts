import { cruiseImports } from '../cruise-imports.ts';
import { repositoryRoot, sourceFolders } from '../repository.ts';
import type { Module } from './affected-tests.ts';

/** Every module of the repository with what it imports when it runs. */
export async function readModules(): Promise<Module[]> {
  const { modules } = await cruiseImports(repositoryRoot, sourceFolders);
  return modules.map(({ source, dependencies }) => ({
    path: source,
    imports: dependencies.filter(({ typeOnly }) => !typeOnly).map(({ resolved }) => resolved),
  }));
}
