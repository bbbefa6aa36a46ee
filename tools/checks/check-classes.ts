import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { looks } from '../../web/src/ui/theme/looks.ts';

const imported = /import (\w+) from '([^']+\.module\.css)'/g;
const given = /className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

type Used = { file: string; sheet: string; names: ReadonlySet<string>; isWhole: boolean };

/** A class is only a text to the compiler: one that is not in its sheet or among the looks styles nothing, and nobody says so. */
export function findMissingClasses(root: string): string[] {
  const files = globSync('web/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).sort();
  return files.flatMap((file) =>
    [
      ...usedIn(root, file).flatMap(({ sheet, names }) =>
        [...names]
          .filter((each) => !classesIn(root, sheet).has(each))
          .map((each) => `there is no .${each} in ${sheet}`),
      ),
      ...looksIn(readFileSync(join(root, file), 'utf8'))
        .filter((each) => !Object.hasOwn(looks, each))
        .map((each) => `there is no look called ${each}`),
    ].map((complaint) => `${file}: ${complaint}`),
  );
}

/** The other way round: what no screen asks for is not written. */
export function findUnusedClasses(root: string): string[] {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root });
  const used = files.flatMap((file) => usedIn(root, file));
  const sheets = globSync('web/src/**/*.module.css', { cwd: root }).sort();
  const composed = new Set(sheets.flatMap((sheet) => composedIn(root, sheet)));
  return sheets.flatMap((sheet) => {
    const here = used.filter((each) => each.sheet === sheet);
    if (here.some(({ isWhole }) => isWhole)) return [];
    const isUsed = (name: string) => composed.has(`${sheet} ${name}`) || here.some(({ names }) => names.has(name));
    const unused = [...classesIn(root, sheet)].filter((name) => !isUsed(name));
    return unused.map((name) => `${sheet}: nothing uses .${name}`);
  });
}

export function findUnusedLooks(root: string): string[] {
  const files = globSync('web/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  const named = new Set(files.flatMap((file) => looksIn(readFileSync(join(root, file), 'utf8'))));
  return Object.keys(looks)
    .filter((name) => !named.has(name))
    .map((name) => `web/src/ui/theme/looks.ts: nothing looks like ${name}`);
}

function usedIn(root: string, file: string): Used[] {
  const whole = readFileSync(join(root, file), 'utf8');
  const source = whole.replaceAll(/^import .*$/gm, '');
  return [...whole.matchAll(imported)].map(([, local = '', path = '']) => ({
    file,
    sheet: pathOf(file, path),
    names: new Set([...source.matchAll(new RegExp(`\\b${local}\\??\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
    // By a name that is worked out, or handed on.
    isWhole: new RegExp(`\\b${local}\\b(?!\\??\\.\\w)(?!=|:)`).test(source),
  }));
}

/** What a sheet takes from others. */
function composedIn(root: string, sheet: string): string[] {
  const css = readFileSync(join(root, sheet), 'utf8');
  return [...css.matchAll(/composes: (\w+) from "([^"]+)"/g)].map(
    ([, name = '', path = '']) => `${pathOf(sheet, path)} ${name}`,
  );
}

/** Names that are written out: in quotes, or in a template beside classes of a sheet. */
function looksIn(source: string): string[] {
  return [...source.matchAll(given)].flatMap(([, plain, expression = '']) => {
    const texts = plain === undefined ? [...expression.matchAll(/`([^`]*)`|[?:] '([^']*)'/g)] : [['', plain]];
    return texts
      .flatMap(([, one = '', other = '']) => `${one} ${other}`.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/))
      .filter(Boolean);
  });
}

const pathOf = (file: string, path: string): string =>
  path.startsWith('#') ? join('web/src', path.slice(1)) : normalize(join(dirname(file), path));

function classesIn(root: string, sheet: string): ReadonlySet<string> {
  const css = readFileSync(join(root, sheet), 'utf8');
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
