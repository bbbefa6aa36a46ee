import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'server/src/compose';
/** Beyond these it is no binding any more: a rule has moved in. */
const maxLines = 60;
const maxOfWhole = 150;

/** Compose binds doors; what is longer decides something and has a capability to go home to. */
export function findLongBindings(root: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => {
      const max = file === `${folder}/compose.ts` ? maxOfWhole : maxLines;
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
      return lines > max ? [`${file} has ${lines} lines, ${max} at most: compose only binds doors`] : [];
    });
}
