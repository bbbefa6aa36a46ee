import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRecordedProcess, removeProcessRecord } from '../process/process-record.ts';
import { stopProcess } from '../process/stop-process.ts';

const RECORD = '.pid';
const PATIENCE_MS = 10_000;

export const recordFile = (runFolder: string, name: string): string => join(runFolder, `${name}${RECORD}`);

/** Ends the children of a launcher that was killed, as far as they are provably ours. PostgreSQL looks after its own. */
export async function reapOrphans(runFolder: string, log: (line: string) => void): Promise<void> {
  for (const name of readdirSync(runFolder).filter((file) => file.endsWith(RECORD))) {
    const file = join(runFolder, name);
    const orphan = findRecordedProcess(file);
    if (orphan) {
      log(`stopping the ${name.slice(0, -RECORD.length)} that an earlier run left behind (process ${orphan.pid})`);
      await stopProcess(orphan, { signal: 'SIGTERM', patienceMs: PATIENCE_MS, withGroup: true });
    }
    removeProcessRecord(file);
  }
}

/** The operator's command finds the embedded database here. The answer takes it away again. */
export const publishDatabaseUrl = (runFolder: string, url: string): (() => void) =>
  publish(join(runFolder, 'database-url'), `${url}\n`);

/** Tests find the control port of the embedded ERP here, which nobody else may use. */
export const publishErpControl = (runFolder: string, control: { url: string; token: string }): (() => void) =>
  publish(join(runFolder, 'erp-control.json'), `${JSON.stringify(control)}\n`);

/** The same for the archives of documents. */
export const publishArchiveControl = (runFolder: string, control: { url: string; token: string }): (() => void) =>
  publish(join(runFolder, 'archive-control.json'), `${JSON.stringify(control)}\n`);

/** `npm run erp:check` finds the embedded ERP here. */
export const publishErp = (runFolder: string, variables: Readonly<Record<string, string>>): (() => void) =>
  publish(join(runFolder, 'erp.json'), `${JSON.stringify(variables)}\n`);

function publish(file: string, text: string): () => void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
