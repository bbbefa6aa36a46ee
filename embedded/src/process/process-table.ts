import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { readIfThere, readLinkIfThere } from './read-if-there.ts';

/** A process id is handed out again after a death; together with the moment of birth it names one process for ever. */
export type ProcessIdentity = { pid: number; startedAt: string };

export type RunningProcess = ProcessIdentity & { command: string[]; workingFolder: string | undefined };

// Field 22 of /proc/<pid>/stat, counted from the state, which is field 3.
const START_TIME = 19;

/** A zombie counts as gone: it holds no file, no port and no memory, it only waits for its parent to look. */
export function findProcess(pid: number): RunningProcess | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The program's name is in brackets and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;

  return {
    pid,
    startedAt: `${bootId()}:${fields[START_TIME]}`,
    command: (readIfThere(`/proc/${pid}/cmdline`) ?? '').split('\0').slice(0, -1),
    workingFolder: readLinkIfThere(`/proc/${pid}/cwd`),
  };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return findProcess(pid)?.startedAt === startedAt;
}

export function ownIdentity(): ProcessIdentity {
  const self = findProcess(process.pid);
  if (!self) throw new Error('/proc does not show this process; Dray needs a Linux with /proc mounted');
  return { pid: self.pid, startedAt: self.startedAt };
}

/** Every process of the named programs that works in the folder, or below it, or was given its path. */
export function findProcessesOf(folder: string, programs: string[]): RunningProcess[] {
  const isInside = (path: string | undefined) => path === folder || path?.startsWith(`${folder}/`);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => findProcess(Number(name)))
    .filter((found) => found !== undefined)
    .filter(({ command }) => programs.includes(programOf(command)))
    .filter(({ command, workingFolder }) => isInside(workingFolder) || command.some(isInside));
}

/** PostgreSQL's children rename themselves, for example to "postgres: checkpointer". */
export function programOf(command: string[]): string {
  const [first = ''] = command;
  return first.startsWith('postgres: ') ? 'postgres' : basename(first);
}

// Start times count from the boot, so that after a reboot an old record could fit a new process.
const bootId = (): string => readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
