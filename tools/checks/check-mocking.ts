import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from '../repository.ts';

const mocks = /\bvi\s*\.\s*(?:mock|doMock)\s*\(/;

/**
 * Files share what they have loaded, so a module that one of them puts something in the place of may be the real one,
 * or stay replaced for the next. Named like this a file is run in a process of its own.
 */
export function findHiddenMocks(root: string, folders: readonly string[] = sourceFolders): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }))
    .filter((file) => !/\.mocking\.test\.tsx?$/.test(file) && mocks.test(readFileSync(join(root, file), 'utf8')))
    .sort()
    .map((file) => `${file} mocks a module: name it *.mocking.test.ts, so that it is run alone`);
}
