import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findMissingClasses, findUnusedClasses, findUnusedLooks } from './check-classes.ts';

function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'dray-classes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'web/src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'web/src', name), text);
  return root;
}

test('every class that a screen uses is in its sheet, and every class of a sheet is used', () => {
  expect(findMissingClasses(repositoryRoot)).toEqual([]);
  expect(findUnusedClasses(repositoryRoot)).toEqual([]);
  expect(findUnusedLooks(repositoryRoot)).toEqual([]);
});

test('one that is not in its sheet is named with it', () => {
  const root = plant({
    'a.module.css': '/* .gone { } */ .one { width: 1.5px } .two .three { color: red }',
    'a.tsx':
      "import classes from './a.module.css';\nexport const A = () => <p className={classes.one}>{classes.three}{classes.gone}</p>;\n",
  });

  expect(findMissingClasses(root)).toEqual(['web/src/a.tsx: there is no .gone in web/src/a.module.css']);
});

test('a look that does not exist is named, however it is written', () => {
  const root = plant({
    'a.module.css': '.one { width: 1px }',
    'a.tsx': `import classes from './a.module.css';
export const A = ({ is }) => <p className="row gap-7"><b className={\`\${classes.one} muted loud\`} />
<i className={is ? 'small' : 'danger'} /></p>;`,
  });

  expect(findMissingClasses(root)).toEqual(
    ['gap-7', 'loud', 'small'].map((name) => `web/src/a.tsx: there is no look called ${name}`),
  );
});

test('a class that nothing uses is named, unless its name is worked out or another sheet takes it', () => {
  const root = plant({
    'a.module.css': '.one { width: 1px } .one .two { width: 2px } :global(.outside) { width: 3px }',
    'a.tsx': "import classes from './a.module.css';\nexport const A = () => <p className={classes.one} />;\n",
    'b.module.css': '.warm { composes: shared from "./c.module.css" }',
    'b.tsx': "import classes from './b.module.css';\nexport const B = ({ kind }) => <p className={classes[kind]} />;\n",
    'c.module.css': '.shared { width: 1px }',
  });

  expect(findUnusedClasses(root)).toEqual(['web/src/a.module.css: nothing uses .two']);
});

test('a look that nothing has is named', () => {
  const root = plant({ 'a.tsx': 'export const A = () => <p className="row" />;\n' });

  expect(findUnusedLooks(root)).toContain('web/src/ui/theme/looks.ts: nothing looks like grid');
  expect(findUnusedLooks(root)).not.toContain('web/src/ui/theme/looks.ts: nothing looks like row');
});
