import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, sourceFolders } from '../repository.ts';

type ForbiddenWord = {
  word: string;
  pattern: string;
  allow?: string;
  say: Readonly<Record<string, string>>;
  why: string;
  isRefused: boolean;
};
type Found = { file: string; name: string; word: string };

export const readForbiddenWords = (root = repositoryRoot): readonly ForbiddenWord[] =>
  (JSON.parse(readFileSync(join(root, 'tools/forbidden-words.json'), 'utf8')) as { words: ForbiddenWord[] }).words;

/** Identifiers that use a word of a private language; those that still wait for their renaming are left alone. */
export function findForbiddenWords(root: string, folders: readonly string[] = sourceFolders): string[] {
  const refused = readForbiddenWords(root).filter(({ isRefused }) => isRefused);
  return findWords(root, refused, folders).map(
    ({ file, name, word }) =>
      `${file} names something ${name}: for "${word}" tools/forbidden-words.json has better words`,
  );
}

function findWords(root: string, words: readonly ForbiddenWord[], folders: readonly string[]): Found[] {
  const rules = words.map(({ word, pattern, allow }) => ({
    word,
    pattern: new RegExp(pattern),
    allow: new RegExp(allow ?? '(?!)'),
  }));
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: ['**/*.generated.ts', '**/generated/**', '**/node_modules/**'],
    })
      .sort()
      .flatMap((file) =>
        [...new Set(identifiersIn(readFileSync(join(root, file), 'utf8')))].flatMap((name) =>
          rules
            .filter(({ pattern, allow }) => pattern.test(name) && !allow.test(name))
            .map(({ word }) => ({ file, name, word })),
        ),
      ),
  );
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
// Classes are named in their sheets, and the text between tags is prose.
const styled = /\bclasses\.\w+|>[^<>{}=;]*<\//g;
const patterns = /(?<=[=(,:[]\s*)\/(?:\\.|[^/\\\n*])(?:\\.|[^/\\\n])*\/[a-z]*/g;
const templates = /`(?:\\.|[^`\\])*`/g;

/** Without comments and texts: what people read there is judged by people. */
function identifiersIn(source: string): string[] {
  const code = source
    .replaceAll(comments, ' ')
    .replaceAll(styled, ' ')
    .replaceAll(patterns, ' ')
    .replaceAll(strings, ' ')
    .replaceAll(templates, (text) => [...text.matchAll(/\$\{([^{}]*)\}/g)].map(([, inner]) => inner).join(' '));
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
