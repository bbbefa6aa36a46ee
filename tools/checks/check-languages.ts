import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import { repositoryRoot, sourceFolders } from '../repository.ts';

const theList = 'contract/src/languages.ts';
// The demo world's own texts are content, as a customer's would be: told in the languages of its markets, else in English.
// The stand-in for a customer's ERP prints its own papers, in the language of their country.
const isContent = (file: string): boolean => /^(demo\/src|embedded\/src\/erp\/billing\/print)\//.test(file);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/test-[a-z-]+\.ts$|\/(testing|generated)\//.test(file);

/** Places that would have to know of a further language: none but the list itself. */
export function findLanguageLists(root = repositoryRoot): string[] {
  const sources = sourceFolders.map((folder) => `${folder}/**/*.{ts,tsx,js}`);
  const files = globSync([...sources, 'server/migrations/*.{ts,sql}', 'web/*.ts'], { cwd: root });
  return files
    .filter((file) => file !== theList && !isContent(file) && !isTest(file) && !file.includes('node_modules'))
    .flatMap((file) =>
      listsIn(readFileSync(join(root, file), 'utf8')).map((list) => `${file} lists languages: ${list}`),
    );
}

const code = `(${languages.join('|')})`;
const quoted = `['"\`]${code}['"\`]`;
const key = `['"]?\\b${code}['"]?\\s*:\\s`;
const value = '(?:[^{}]|\\{[^{}]*\\}){0,400}?';

/** Two codes side by side: in an array, a union or SQL, by turns with values, compared in a row, as keys, as names. */
const shapes = [
  new RegExp(`${quoted}\\s*[,|]\\s*${quoted}`, 'g'),
  new RegExp(`${quoted},[^'"]{1,40},\\s*${quoted}`, 'g'),
  new RegExp(`${quoted}\\s*(\\|\\||&&)[^;{}'"]*${quoted}`, 'g'),
  new RegExp(`[{,]\\s*${key}${value},\\s*${key}`, 'g'),
  new RegExp(`\\{\\s*${code}\\s*,\\s*${code}\\b`, 'g'),
];

export function listsIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)(\/\/|--).*$/gm, '');
  return shapes.flatMap((shape) => (code.match(shape) ?? []).map((found) => found.replace(/\s+/g, ' ').slice(0, 60)));
}
