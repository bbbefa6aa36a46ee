import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from '../repository.ts';

const member = /^ {4}(?:async )?(\w+)(?::|\()/gm;
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/test-[\w-]+\.ts$|\/testing\//.test(file);

/** What a door offers and nobody takes; unused exports are found by another tool, members of an object are not. */
export function findUnusedDoorMembers(root: string, folders: readonly string[] = sourceFolders): string[] {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }),
  );
  const sources = new Map(
    files.filter((file) => !isTest(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  return [...sources]
    .filter(([file]) => file.endsWith('.door.ts'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([door, source]) =>
      membersOf(source)
        .filter((name) => ![...sources].some(([file, other]) => file !== door && takes(other, name)))
        .map((name) => `${door} offers ${name}, which nothing but tests takes`),
    );
}

function membersOf(source: string): string[] {
  const body = source.slice(source.lastIndexOf('\n  return {'));
  return [...new Set([...body.matchAll(member)].map(([, name = '']) => name))];
}

/** By a dot, out of an object, or named in a type that picks it. */
const takes = (source: string, name: string): boolean =>
  new RegExp(`\\.${name}\\b|['"]${name}['"]|\\{[^{}()]*\\b${name}\\b[^{}()]*\\} =`).test(source);
