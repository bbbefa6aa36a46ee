import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const capabilities = 'server/src/capabilities';

/**
 * A table belongs to the one capability whose stores name it. Whoever else wants its rows asks at the door: a second
 * writer would go around the rules of the first, and a second reader would break when the table changes.
 */
export function findSharedTables(root: string): string[] {
  const tables = readTables(root);
  const users = new Map<string, Map<string, string>>();
  for (const file of globSync(`${capabilities}/*/**/*.store.ts`, { cwd: root }).sort()) {
    const [capability = ''] = file.slice(capabilities.length + 1).split('/');
    for (const table of tablesIn(readFileSync(join(root, file), 'utf8'), tables)) {
      const known = users.get(table) ?? new Map<string, string>();
      users.set(table, known.set(capability, known.get(capability) ?? file));
    }
  }
  return [...users]
    .filter(([, byCapability]) => byCapability.size > 1)
    .map(([table, byCapability]) => `table ${table} is named by ${[...byCapability.values()].join(' and by ')}`);
}

function readTables(root: string): ReadonlySet<string> {
  const migrations = globSync('server/migrations/*.sql', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const created = migrations.flatMap((text) => [
    ...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi),
  ]);
  return new Set(created.map(([, name = '']) => name));
}

/** In Kysely's words a table is a type argument or a string, in raw SQL it follows one of a few words. */
function tablesIn(text: string, tables: ReadonlySet<string>): string[] {
  const source = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const typed = [...source.matchAll(/(?:[Ff]rom|[Ii]nto|[Jj]oin|[uU]pdateTable|[dD]eleteFrom)\(\s*['"](\w+)/g)];
  const picked = [...source.matchAll(/\$pickTables<([^>]*)>/g)].flatMap(([, names = '']) => [
    ...names.matchAll(/'(\w+)'/g),
  ]);
  const raw = [...source.matchAll(/\b(?:from|join|into|update|table)\s+(?:only\s+)?(\w+)/gi)];
  const named = [...typed, ...picked, ...raw].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => tables.has(name));
}
