import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Works without rights of its own over file systems and processes, as in a build machine. */
const asInBuildMachine = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

/** What a program says; where it fails, its last lines are the reason. */
export async function output(program: string, ...args: string[]): Promise<string> {
  try {
    const env = { ...asInBuildMachine, ...process.env };
    const { stdout } = await run(program, args, { env, maxBuffer: 64 * 1024 ** 2 });
    return stdout.trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`${program} ${args[0]}: ${said.trim().split('\n').slice(-8).join('\n')}`, { cause: error });
  }
}

export function isInstalled(program: string): boolean {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
