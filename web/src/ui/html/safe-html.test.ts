import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../..', import.meta.url));
// The editor's reader of nodes has the name of the browser's reader of markup.
const attacks =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|setHTMLUnsafe|srcdoc|document\.write|\bDOMParser\b(?!\.fromSchema|, Slice \} from 'prosemirror-model')|createContextualFragment|from 'dompurify'/i;

test('markup comes into a page through the sanitiser and nowhere else', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !file.endsWith('safe-html.test.ts'));
  const found = files.filter((file) => attacks.test(readFileSync(`${sources}/${file}`, 'utf8')));

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual(['ui/html/sanitise-html.ts']);
});
