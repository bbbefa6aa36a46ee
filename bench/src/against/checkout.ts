import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Checkout = { name: string; folder: string; remove(): void };

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What stands here, committed or not. */
export const thisCheckout: Checkout = { name: 'now', folder: root, remove: () => undefined };

/**
 * Another version, with the packages of its own lock file and everything that its installation builds; what it is to be
 * built with is put into it before.
 */
export function checkOut(commit: string, putInto: (folder: string) => void = () => undefined): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'dray-against-'));
  // Under root the server becomes another user, who must be able to read it.
  chmodSync(folder, 0o755);
  const run = (program: string, ...given: string[]) =>
    execFileSync(program, given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const id = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, '.');
  run('git', 'checkout', '--quiet', id);
  putInto(folder);
  run('npm', 'ci', '--no-audit', '--no-fund');
  return {
    name: id.slice(0, 8),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
