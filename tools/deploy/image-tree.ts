import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRuntimePackages } from './runtime-packages.ts';

/** Our own that the server reads while it runs; tests and what tests build on stay behind. */
const own = ['package.json', 'contract/package.json', 'contract/src', 'server/package.json', 'server/src'];
const alsoRead = ['server/migrations', 'server/erp-mapping.json', 'web/dist'];
const leftBehind = /(\.test\.tsx?$)|(^server\/src\/testing(\/|$))/;
/** What packages carry for those who build or test with them, or for browsers. */
const forBuilders =
  /\.(map|[cm]?ts|md|markdown|flow|tsbuildinfo)$|\.standalone\.js$|\/(\.yarn|\.github|tests?|benchmarks?)(\/|$)/;

/** The file system that an image adds to its base: the program, what it runs with, its Node, and a folder for its data. */
export function makeImageTree(root: string, folder: string): void {
  const app = join(folder, 'app');
  const copy = (path: string, isWanted: (inner: string) => boolean) =>
    cpSync(join(root, path), join(app, path), {
      recursive: true,
      filter: (source) => isWanted(source.slice(root.length).replace(/^\/+/, '')),
    });

  for (const path of [...own, ...alsoRead]) copy(path, (inner) => !leftBehind.test(inner));
  for (const path of findRuntimePackages(root)) {
    // A package of another kind of machine is in the lock file, not in the folder; one within another is copied by itself.
    if (!existsSync(join(root, path))) continue;
    copy(path, (inner) => !forBuilders.test(inner) && !inner.startsWith(`${path}/node_modules`));
  }
  mkdirSync(join(app, 'node_modules/@dray'), { recursive: true });
  for (const name of ['contract', 'server']) symlinkSync(`../../${name}`, join(app, 'node_modules/@dray', name));

  copyNode(root, join(folder, 'usr/local/bin/node'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
}

/** The very Node that the tests ran on. */
function copyNode(root: string, target: string): void {
  const [node] = globSync('node_modules/node-linux-*/bin/node', { cwd: root });
  if (!node) throw new Error('No Node of the lock file is installed: run npm ci first');
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, node), target);
  chmodSync(target, 0o755);
  // Names of functions are a tenth of it. Where nothing can take them out they stay.
  spawnSync('strip', ['--strip-all', target], { stdio: 'ignore' });
}
