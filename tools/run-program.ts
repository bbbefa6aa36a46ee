import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** Runs one of the project's programs and keeps what it said. */
export function runProgram(
  name: string,
  args: readonly string[],
  root = repositoryRoot,
): Promise<{ exitCode: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, said }));
  });
}
