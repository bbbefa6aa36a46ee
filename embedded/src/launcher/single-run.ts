import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessRecord, recordFromText, recordToText } from '../process/process-record.ts';
import { findProcess, isRunning, ownIdentity } from '../process/process-table.ts';
import { hasCode, readIfThere } from '../process/read-if-there.ts';
import { StartRefused } from '../start-refused.ts';

/** Somebody works with it. */
export class DataFolderTaken extends StartRefused {}

/** Claims the data folder for this process, or says who has it. The answer gives it back. */
export function claimDataFolder(runFolder: string): () => void {
  const lock = join(runFolder, 'launcher.lock');
  const claim = `${lock}.${process.pid}`;
  writeFileSync(claim, recordToText({ ...ownIdentity(), knownBy: 'its identity' }), { mode: 0o600 });
  try {
    while (!isLinked(claim, lock)) removeDeadClaim(lock);
  } finally {
    rmSync(claim);
  }
  return () => rmSync(lock, { force: true });
}

/** Linking a finished file is atomic: nobody ever reads half a lock, and of two who try one wins. */
function isLinked(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeDeadClaim(lock: string): void {
  const text = readIfThere(lock);
  refuseIfAlive(recordFromText(text));

  // Of two who found the same dead lock the slower one now moves the faster one's: then it must go back.
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readIfThere(aside);
  if (moved !== text) isLinked(aside, lock);
  rmSync(aside);
  refuseIfAlive(recordFromText(moved));
}

function refuseIfAlive(holder: ProcessRecord | undefined): void {
  if (!holder || !isRunning(holder)) return;
  const command = findProcess(holder.pid)?.command.join(' ');
  throw new DataFolderTaken(`Another Dray already runs on this data folder (process ${holder.pid}: ${command}).`);
}
