import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of another store of their capability, which names them. */
const part = /^export (?:const|function) \w+ ?(?:=|\().*\btransaction: Transaction\b/m;

/**
 * A store that runs statements opens them by `namedStore`, or is opened within one that does. Anyone who exports a function of
 * a transaction without it sends statements that no log can tell apart.
 */
export function findUnnamedStores(root: string): string[] {
  const files = globSync('server/src/**/*.store.ts', { cwd: root }).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const isOpenedWithin = (file: string): boolean => {
    const [, name = ''] = /\/([^/]+)$/.exec(file) ?? [];
    return [...texts].some(
      ([other, text]) => other !== file && text.includes(`/${name}'`) && text.includes('namedStore('),
    );
  };
  return files
    .filter((file) => part.test(texts.get(file) ?? '') && !texts.get(file)?.includes('namedStore('))
    .filter((file) => !isOpenedWithin(file) && !/\/\* [a-z]+\.\w+ \*\//.test(texts.get(file) ?? ''))
    .map((file) => `${file} sends statements without a name: open it by namedStore`);
}
