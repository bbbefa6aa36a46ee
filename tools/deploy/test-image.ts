import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { freePort } from '@dray/server/testing/free-port.ts';
import { repositoryRoot } from '../repository.ts';
import { isInstalled, output } from './command.ts';
import { runReadOnly } from './run-image.ts';
import { makeStandInBases } from './stand-in-bases.ts';

const maxSizeMb = 300;
const needed = ['buildah', 'debootstrap', 'unshare', 'setpriv'];

const missing = needed.filter((program) => !isInstalled(program));
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log(
    `not run: ${missing.length > 0 ? `${missing.join(', ')} of Debian` : 'root'} is needed to build an image`,
  );
  process.exit(2);
}

/** Builds the image by its Containerfile, looks at it, and runs it read-only on a database of its own. */
const folder = mkdtempSync(join(tmpdir(), 'dray-image-'));
const faults: string[] = [];
try {
  const { base, buildBase } = await makeStandInBases(repositoryRoot, folder);
  const npmrc = join(homedir(), '.npmrc');
  const secret = existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : [];
  const bases = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_BASE=${buildBase}`];
  await output('buildah', 'bud', ...bases, ...secret, '-f', 'deploy/Containerfile', '-t', 'dray', repositoryRoot);

  const container = await output('buildah', 'from', 'localhost/dray');
  const tree = await output('buildah', 'mount', container);
  const sizeMb = Math.round(
    Number((await output('du', '-s', '--apparent-size', '--block-size=1', tree)).split('\t')[0]) / 1e6,
  );
  if (sizeMb > maxSizeMb) faults.push(`the image has ${sizeMb} MB of ${maxSizeMb}`);
  const foreign = (await output('find', `${tree}/app`, '-name', '*.test.ts', '-o', '-name', 'typescript')).split('\n');
  faults.push(...foreign.filter(Boolean).map((path) => `${path} does not belong into an image`));

  const postgres = await startThrowAwayPostgres();
  try {
    const port = await freePort();
    const running = await runReadOnly(tree, port, {
      DATABASE_URL: postgres.applicationUrl,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    if (!(await page.text()).includes('<div id="root"'))
      faults.push(`/login answers ${page.status} without the portal`);
    const exitCode = await running.stop();
    if (exitCode !== 0) faults.push(`SIGTERM ended it with exit code ${exitCode}`);
    console.log(
      `${sizeMb} MB; ready after ${running.readyAfterMs} ms with its migrations; ${running.memoryMb} MB at rest`,
    );
  } finally {
    await postgres.stop();
    await output('buildah', 'rm', container);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
