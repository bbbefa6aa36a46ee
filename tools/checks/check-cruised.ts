import { globSync } from 'node:fs';
import { join } from 'node:path';

type Seen = { source: string; dependencies: readonly { resolved: string }[] };

/** A known import: anyone who does not see it sees none. */
const known = { from: 'server/src/compose/compose.ts', to: 'server/src/capabilities/company/index.ts' };

/** A cruiser that passes over files finds nothing wrong with them: every source file, and where its imports lead, was seen. */
export function findBlindSpots(root: string, folders: readonly string[], modules: readonly Seen[]): string[] {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/generated/**', 'node_modules/**'] }).map(
      (file) => join(folder, file),
    ),
  );
  const seen = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const hasFollowed = seen.get(known.from)?.some(({ resolved }) => resolved === known.to);
  return [
    ...files.filter((file) => !seen.has(file)).map((file) => `${file} was not looked at`),
    ...(hasFollowed ? [] : [`the import of ${known.to} in ${known.from} was not followed`]),
  ];
}
