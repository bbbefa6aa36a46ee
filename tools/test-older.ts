import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '@dray/embedded/browser/ensure-chromium.ts';
import { checkOut } from '../bench/src/against/checkout.ts';
import { repositoryRoot } from './repository.ts';
import { runShown } from './run-shown.ts';

/**
 * The version before the newest migration, or another one, with today's schema under it: while a new version comes up its
 * older processes go on serving, so what they need is taken away one version later (expand, then contract). Arguments after
 * the commit go to Playwright.
 */
const migrations = 'server/migrations';
const [named, ...asked] = process.argv.slice(2);
const git = (...given: string[]) => execFileSync('git', given, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
const commit = named ?? `${git('log', '-1', '--format=%H', '--', migrations)}^`;

const { executablePath, env } = await ensureChromium(console.log);
const older = checkOut(commit, (folder) =>
  cpSync(join(repositoryRoot, migrations), join(folder, migrations), { recursive: true }),
);
console.log(`The journeys of ${older.name} with the migrations that stand here`);
try {
  const args = ['test', '--config', join(older.folder, 'e2e/playwright.config.ts'), '--reporter=dot'];
  const browser = { ...env, CHROMIUM_PATH: executablePath };
  process.exitCode = await runShown(
    join(older.folder, 'node_modules/.bin/playwright'),
    [...args, ...asked],
    browser,
    undefined,
    older.folder,
  );
} finally {
  older.remove();
}
