import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const imported = /import (\w+) from '([^']+\.module\.css)'/g;

/** A class of a CSS module is only a text to the compiler: one that is not in its file styles nothing, and nobody says so. */
export function findMissingClasses(root: string): string[] {
  return globSync('web/src/**/*.tsx', { cwd: root })
    .sort()
    .flatMap((file) => missingIn(root, file));
}

function missingIn(root: string, file: string): string[] {
  const whole = readFileSync(join(root, file), 'utf8');
  const source = whole.replaceAll(/^import .*$/gm, '');
  return [...whole.matchAll(imported)].flatMap(([, name = '', path = '']) => {
    const sheet = pathOf(file, path);
    const known = classesIn(readFileSync(join(root, sheet), 'utf8'));
    const used = [...source.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, 'g'))].map(([, member = '']) => member);
    return [...new Set(used)]
      .filter((each) => !known.has(each))
      .map((each) => `${file}: there is no .${each} in ${sheet}`);
  });
}

const pathOf = (file: string, path: string): string =>
  path.startsWith('#') ? join('web/src', path.slice(1)) : normalize(join(dirname(file), path));

function classesIn(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
