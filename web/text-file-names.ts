import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'src/i18n');

/** One for all of them together: it changes when any of the texts does. */
export function hashOfTexts(): string {
  const hash = createHash('sha256');
  for (const file of globSync('*/*.json', { cwd: folder }).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

/** What loads a text works its address out of language, area and this hash (`src/i18n/load-text.ts`). */
export function textFileNames(hash: string): (chunk: { facadeModuleId?: string | null }) => string {
  return ({ facadeModuleId }) => {
    const text = /[\\/]i18n[\\/](\w+)[\\/]([\w-]+)\.json$/.exec(facadeModuleId ?? '');
    return text ? `assets/texts-${hash}/${text[1]}-${text[2]}.js` : 'assets/[name]-[hash:7].js';
  };
}
