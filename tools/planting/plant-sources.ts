import { cpSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

const workspaces = ['contract', 'server', 'web', 'demo', 'embedded', 'bench', 'e2e', 'tools'];

/** The sources in a folder of their own, to which something is then added. */
export function plantSources(): string {
  const root = mkdtempSync(join(tmpdir(), 'dray-planted-'));
  for (const folder of workspaces) copySources(folder, root);
  for (const file of globSync('{package,tsconfig*}.json', { cwd: repositoryRoot }))
    cpSync(join(repositoryRoot, file), join(root, file));
  linkPackages(root);
  return root;
}

function copySources(folder: string, root: string): void {
  const isSource = (path: string): boolean => !['node_modules', 'dist', 'public'].includes(basename(path));
  cpSync(join(repositoryRoot, folder), join(root, folder), { recursive: true, filter: isSource });
  linkEach(`${folder}/node_modules`, root);
}

/** Everything installed, but of the workspaces their copies. */
function linkPackages(root: string): void {
  linkEach('node_modules', root, (name) => name !== '@dray');
  mkdirSync(join(root, 'node_modules/@dray'));
  for (const folder of workspaces) symlinkSync(join(root, folder), join(root, 'node_modules/@dray', folder));
}

function linkEach(folder: string, root: string, isLinked: (name: string) => boolean = () => true): void {
  const installed = join(repositoryRoot, folder);
  for (const name of globSync('{*,.bin}', { cwd: installed }).filter(isLinked)) {
    mkdirSync(dirname(join(root, folder, name)), { recursive: true });
    symlinkSync(join(installed, name), join(root, folder, name));
  }
}
