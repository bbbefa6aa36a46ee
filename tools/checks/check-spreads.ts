import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from '../repository.ts';

// With a space after the dots it is an inline fragment of GraphQL: the formatter leaves none in our own language.
const spreadLiteral = /\.\.\.\{/;

/** A literal spread into a literal saves lines and hides from the compiler a key that is written twice. */
export function findSpreadLiterals(root: string, folders: readonly string[] = sourceFolders): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          spreadLiteral.test(line) ? [`${file}:${index + 1} spreads a literal: write it out`] : [],
        ),
    );
}
