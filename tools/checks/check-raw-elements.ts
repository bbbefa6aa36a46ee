import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each shared part in `web/src/ui` stands for: a screen that writes the element itself loses its look, keys and states. */
const parts: Readonly<Record<string, string>> = {
  table: 'ui/list/data, figure-table or sheet-table',
  select: 'ui/form/select-field',
  dialog: 'ui/overlay/dialog or drawer',
  Suspense: 'ui/page/later, which says so where a part does not come',
  'input type="date"': 'ui/form/dates',
  'input type="file"': 'ui/form/file-drop',
};

const element = /<(table|select|dialog|Suspense)[\s>]|<input\b[^>]*?\btype=(?:"|\{')(date|file)(?:"|'\})/g;

// Whole screens: should they not come, the route says so in a page of its own.
const ofWholeScreens = /\/(portal|home-screen|order-summary-screen|catalog-product-screen)\.tsx$/;

/** Elements that only the shared parts may draw. */
export function findRawElements(root: string): string[] {
  return globSync('web/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.startsWith('web/src/ui/') && !file.endsWith('.test.tsx'))
    .sort()
    .flatMap((file) =>
      rawElementsIn(readFileSync(join(root, file), 'utf8'))
        .filter((name) => name !== 'Suspense' || !ofWholeScreens.test(file))
        .map((name) => `${file}: draws <${name}> itself; there is ${parts[name]}`),
    );
}

export const rawElementsIn = (source: string): string[] =>
  [...source.matchAll(element)].map(([, name, type]) => name ?? `input type="${type}"`);
