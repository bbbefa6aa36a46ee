import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const capabilities = 'server/src/capabilities';
const step = new RegExp(
  [
    /create (?:unlogged |or replace )?(?:table|view) (?:if not exists )?(\w+)/,
    /drop (?:table|view) (?:if exists )?(\w+(?:\s*,\s*\w+)*)/,
    /alter table (\w+) rename to (\w+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/**
 * A table belongs to the one capability whose stores name it. Anyone else who wants its rows asks at the door: a second
 * writer would go around the rules of the first, and a second reader would break when the table changes.
 */
export function findSharedTables(root: string): string[] {
  return [...findTableUsers(root)]
    .filter(([, byCapability]) => byCapability.size > 1)
    .map(([table, byCapability]) => `table ${table} is named by ${[...byCapability.values()].join(' and by ')}`);
}

/** Which capabilities name a table, each with its first file that does. */
export function findTableUsers(root: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const tables = readTables(root);
  const users = new Map<string, Map<string, string>>();
  for (const file of globSync(`${capabilities}/*/**/*.store.ts`, { cwd: root }).sort()) {
    const [capability = ''] = file.slice(capabilities.length + 1).split('/');
    for (const table of tablesIn(readFileSync(join(root, file), 'utf8'), tables)) {
      const known = users.get(table) ?? new Map<string, string>();
      users.set(table, known.set(capability, known.get(capability) ?? file));
    }
  }
  return users;
}

/** What the migrations leave behind, views included: a table that one creates and a later one drops is none. */
export function readTables(root: string): ReadonlySet<string> {
  const migrations = globSync('server/migrations/*.sql', { cwd: root }).sort();
  const steps = migrations.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/--[^\n]*/g, '');
    return [...text.matchAll(step)];
  });
  const tables = new Set<string>();
  for (const [, created = '', dropped = '', old = '', renamed = ''] of steps) {
    for (const name of [...dropped.split(/\s*,\s*/), old]) tables.delete(name);
    for (const name of [created, renamed].filter(Boolean)) tables.add(name);
  }
  return tables;
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
