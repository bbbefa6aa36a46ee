import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { type Child, exitOf, exitsWithin } from '../../process/child.ts';
import { removeProcessRecord, writeProcessRecord } from '../../process/process-record.ts';
import { hasCode } from '../../process/read-if-there.ts';

export type NodeChildOptions = {
  nodeOptions?: string[];
  script: string;
  args?: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** By this file the next start finds the child if we are killed. */
  recordFile: string;
  patienceMs: number;
  /** As ourselves without it. */
  runAs?: RunAs | undefined;
};

/** Another user, or a program that becomes one before it turns into ours. */
export type RunAs = { user?: UserIds; through?: readonly string[] };

export type NodeChild = Child & {
  process: ChildProcess;
  /** From now on it is found by another file. */
  recordAs(file: string): void;
};

/** One of our own programs on the Node that runs us, in a group of its own so that Ctrl-C reaches only the launcher. */
export function startNodeChild(options: NodeChildOptions): NodeChild {
  const { nodeOptions = [], script, args = [], cwd, env } = options;
  const log = openSync(options.logFile, 'a', 0o600);
  const stdio: ['ignore', number, number, 'ipc'] = ['ignore', log, log, 'ipc'];
  const { user, through = [] } = options.runAs ?? {};
  const [program = process.execPath, ...words] = [...through, process.execPath, ...nodeOptions, script, ...args];
  const child = spawn(program, words, { ...user, cwd, env, detached: true, stdio });
  closeSync(log);

  const pid = child.pid ?? 0;
  let { recordFile } = options;
  const exited = exitOf(child).finally(() => removeProcessRecord(recordFile));
  if (pid) record(recordFile, pid, script);
  const recordAs = (file: string) => {
    removeProcessRecord(recordFile);
    recordFile = file;
    record(file, pid, script);
  };

  const stopAtOnce = () => killGroup(pid);
  const stop = async () => {
    child.kill('SIGTERM');
    if (!(await exitsWithin(exited, options.patienceMs))) stopAtOnce();
    await exited;
  };
  return { pid, exited, stop, stopAtOnce, process: child, recordAs };
}

/** It runs by now: where the disk is full it does so without a record, and still ends by itself when we are gone. */
function record(file: string, pid: number, script: string): void {
  try {
    writeProcessRecord(file, pid, script);
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error;
  }
}

/** The group, because a watching Node has a Node of its own below it. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of them are gone already.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
