import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { findProcess, type ProcessIdentity } from './process-table.ts';
import { readIfThere } from './read-if-there.ts';

/** What a pid file says, one line each: which process, and by which word of its command line it is known to be ours. */
export type ProcessRecord = ProcessIdentity & { knownBy: string };

export function writeProcessRecord(file: string, pid: number, knownBy: string): void {
  const found = findProcess(pid);
  // A child that died at once leaves nothing to reap.
  if (!found) return;
  writeFileSync(`${file}.new`, recordToText({ pid, startedAt: found.startedAt, knownBy }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The process of the record if it still runs and provably is the one that was recorded. */
export function findRecordedProcess(file: string): ProcessIdentity | undefined {
  const record = recordFromText(readIfThere(file));
  const found = record && findProcess(record.pid);
  const isTheSame = found?.startedAt === record?.startedAt && record && found?.command.includes(record.knownBy);
  return isTheSame ? { pid: record.pid, startedAt: record.startedAt } : undefined;
}

export function removeProcessRecord(file: string): void {
  rmSync(file, { force: true });
}

export function recordToText({ pid, startedAt, knownBy }: ProcessRecord): string {
  return `${pid}\n${startedAt}\n${knownBy}\n`;
}

/** Half a record, left by a full disk, names no process. */
export function recordFromText(text: string | undefined): ProcessRecord | undefined {
  const [pid, startedAt, knownBy, end] = text?.split('\n') ?? [];
  if (!pid || !startedAt || !knownBy || end === undefined) return undefined;
  return { pid: Number(pid), startedAt, knownBy };
}
