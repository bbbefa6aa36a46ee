import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import { pseudoTexts } from '@dray/contract/texts/test-pseudo-text.ts';
import { repositoryRoot } from './repository.ts';

const workspaces = ['contract', 'server', 'web', 'demo', 'embedded', 'bench', 'e2e', 'tools'];
const textFolders = ['contract/src/texts', 'web/src/i18n'];
const endOfList = '} as const satisfies Record<string, Customs>;';

/** The sources with one more language, in a folder of their own: its line, its texts, and nothing else. */
export function plantLanguage(code: string, line: string): string {
  const root = mkdtempSync(join(tmpdir(), 'dray-language-'));
  for (const folder of workspaces) copySources(folder, root);
  for (const file of globSync('{package,tsconfig*}.json', { cwd: repositoryRoot }))
    cpSync(join(repositoryRoot, file), join(root, file));
  linkPackages(root);
  addLine(join(root, 'contract/src/languages.ts'), `  ${code}: ${line},\n`);
  for (const folder of textFolders) addTexts(join(root, folder), code);
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

function addLine(list: string, line: string): void {
  const source = readFileSync(list, 'utf8');
  if (!source.includes(endOfList)) throw new Error(`${list} does not end its list as it used to`);
  writeFileSync(list, source.replace(endOfList, line + endOfList));
}

function addTexts(folder: string, code: string): void {
  mkdirSync(join(folder, code));
  for (const file of readdirSync(join(folder, fallbackLanguage))) {
    const english = JSON.parse(readFileSync(join(folder, fallbackLanguage, file), 'utf8'));
    writeFileSync(join(folder, code, file), JSON.stringify(pseudoTexts(english)));
  }
}
