import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from '../repository.ts';

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|^\s*--[^\n]*/gm;
const cited = /\(((?:(?:[A-Z]{1,2}\d{1,3}(?:[–-][A-Z]?\d{1,3})?|moment \d+)(?: \([a-z ]+\))?[,; ]*)+)\)/g;
const id = /\b([A-Z]{1,2})(\d{1,3})(?:[–-]\1?(\d{1,3}))?\b|\bmoment \d+\b/g;

/** A comment that cites a row which no document explains leads anyone who reads it nowhere. */
export function findUnexplainedIds(
  root: string,
  folders: readonly string[] = [...sourceFolders, 'server/migrations'],
): string[] {
  const explained = new Set(globSync('docs/product/*.md', { cwd: root }).flatMap((file) => idsIn(read(root, file))));
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,css,sql}`, { cwd: root, exclude: ['**/generated/**', '**/node_modules/**'] })
      .sort()
      .flatMap((file) => citedIn(read(root, file)).map((name) => ({ file, name })))
      .filter(({ name }) => !explained.has(name))
      .map(({ file, name }) => `${file} cites ${name}, which docs/product does not explain`),
  );
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Only what is alone in brackets is a citation: a pack format or a colour may look like one. */
function citedIn(source: string): string[] {
  const comments = [...source.matchAll(comment)].map(([text]) => text.replaceAll(/\n\s*\*? ?/g, ' '));
  const found = comments.flatMap((text) => [...text.matchAll(cited)].flatMap(([, names = '']) => idsIn(names)));
  return [...new Set(found)];
}

/** `H5–H8` are four. */
function idsIn(text: string): string[] {
  return [...text.matchAll(id)].flatMap(([whole, letters = '', first = '', last = first]) =>
    letters
      ? Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${letters}${Number(first) + index}`)
      : [whole],
  );
}
