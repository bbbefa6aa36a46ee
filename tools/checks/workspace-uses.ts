import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One workspace needs another, and this file says so. */
export type WorkspaceUse = { from: string; to: string; file: string };

type Manifest = { name?: string; workspaces?: string[] } & Partial<Record<(typeof dependencyKinds)[number], object>>;

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** No workspace by npm's count, but its programs import like one. */
const ownTools = 'tools';

/** What `from '…'`, `import '…'` and `import('…')` name; types count like anything else. */
const importedName = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Every need of one workspace for another, by what its manifest names and by what its files import. */
export function findWorkspaceUses(root: string): WorkspaceUse[] {
  const folders = [...(readManifest(root, '.').workspaces ?? []), ownTools];
  const folderOf = new Map(folders.map((folder) => [readManifest(root, folder).name ?? folder, folder]));
  const uses = folders.flatMap((folder) => [
    ...declaredUses(root, folder, folderOf),
    ...importedUses(root, folder, folderOf),
  ]);
  return uses.filter(({ from, to }) => from !== to);
}

function declaredUses(root: string, from: string, folderOf: ReadonlyMap<string, string>): WorkspaceUse[] {
  const manifest = readManifest(root, from);
  const names = dependencyKinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return names.flatMap((name) => {
    const to = folderOf.get(name);
    return to === undefined ? [] : [{ from, to, file: join(from, 'package.json') }];
  });
}

function importedUses(root: string, from: string, folderOf: ReadonlyMap<string, string>): WorkspaceUse[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, from), exclude: ['**/node_modules/**', '**/dist/**'] });
  return files.flatMap((path) => {
    const file = join(from, path);
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(importedName)].map(([, name = '']) => name);
    const reached = names.flatMap((name) => workspaceOf(name, file, folderOf) ?? []);
    return [...new Set(reached)].map((to) => ({ from, to, file }));
  });
}

/** By its name, or by a path that leads out of one's own folder into its. */
function workspaceOf(imported: string, file: string, folderOf: ReadonlyMap<string, string>): string | undefined {
  if (!imported.startsWith('.')) return folderOf.get(imported.split('/').slice(0, 2).join('/'));
  const [top = ''] = join(dirname(file), imported).split('/');
  return [...folderOf.values()].find((folder) => folder === top);
}

function readManifest(root: string, folder: string): Manifest {
  const path = join(root, folder, 'package.json');
  return folder === ownTools ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Manifest);
}
