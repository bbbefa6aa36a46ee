import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

type Env = Readonly<Record<string, string>>;

/** Runs a program, one of the project's own by its bare name; what it says goes where `say` puts it, as it comes. */
export function runShown(
  program: string,
  args: readonly string[],
  env: Env = {},
  say: (text: string) => void = (text) => process.stdout.write(text),
  folder: string = repositoryRoot,
): Promise<number> {
  const path = program.includes('/') ? program : join(repositoryRoot, 'node_modules/.bin', program);
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
}
