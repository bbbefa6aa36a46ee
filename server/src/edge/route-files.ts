import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Files = { scripts: readonly string[]; styles: readonly string[] };

/** The longer pattern is the more exact one: `/catalog/products` is no article. */
const byExactness = ([a]: [string, Files], [b]: [string, Files]): number =>
  Number(a.includes('$')) - Number(b.includes('$')) || b.length - a.length;

/**
 * The tags by which a page names the files of the screen at its path, so that they travel with the entry and not after it.
 * A web that was built without the list has none.
 */
export async function readRouteFiles(webDir: string): Promise<(path: string) => string> {
  const text = await readFile(join(webDir, 'route-files.json'), 'utf8').catch(() => '{}');
  const routes = Object.entries(JSON.parse(text) as Record<string, Files>)
    .toSorted(byExactness)
    .map(([path, files]) => ({ pattern: patternOf(path), tags: tagsOf(files) }));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.tags ?? '';
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`);

const tagsOf = ({ scripts, styles }: Files): string =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" nonce="__CSP_NONCE__" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" nonce="__CSP_NONCE__" crossorigin href="/${file}">`),
  ].join('');
