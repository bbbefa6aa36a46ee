import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findMissingClasses } from './check-classes.ts';

test('every class that a screen uses is in its sheet', () => {
  expect(findMissingClasses(repositoryRoot)).toEqual([]);
});

test('one that is not is named with its sheet', () => {
  const root = mkdtempSync(join(tmpdir(), 'dray-classes-'));
  mkdirSync(join(root, 'web/src'), { recursive: true });
  writeFileSync(join(root, 'web/src/a.module.css'), '/* .gone { } */ .one { width: 1.5px } .two .three { color: red }');
  writeFileSync(
    join(root, 'web/src/a.tsx'),
    "import classes from './a.module.css';\nexport const A = () => <p className={classes.one}>{classes.three}{classes.gone}</p>;\n",
  );

  expect(findMissingClasses(root)).toEqual(['web/src/a.tsx: there is no .gone in web/src/a.module.css']);
  rmSync(root, { recursive: true });
});
