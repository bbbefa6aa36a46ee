import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { isRoot, NOBODY } from '@dray/server/platform/process-user/system-user.ts';

const execute = promisify(execFile);
const debian = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root, and pgBackRest writes what PostgreSQL must read. */
export const drillUser = isRoot() ? NOBODY : undefined;

/** What an operator has anyway: PostgreSQL's own programs and pgBackRest; the first of them that is missing. */
export function findMissing(): string | undefined {
  if (!findProgram('pgbackrest')) return 'pgbackrest';
  if (!findProgram('pg_ctl') || !findProgram('initdb')) return 'postgresql';
  return undefined;
}

/** Runs one to its end; where it fails, its last lines are the reason. */
export async function run(program: string, args: readonly string[]): Promise<string> {
  const file = findProgram(program);
  if (!file) throw new Error(`${program} is not installed`);
  try {
    const { stdout } = await execute(file, [...args], { ...drillUser, cwd: '/', maxBuffer: 64 * 1024 ** 2 });
    return stdout.trim();
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error
        ? `${error.stdout}${error.stderr}`
        : String(error);
    throw new Error(`${program}: ${said.trim().split('\n').slice(-6).join('\n')}`, { cause: error });
  }
}

/** Debian keeps each version's programs in a folder of its own, beside the path. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((each) => join(debian, each, 'bin'))];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
