import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFromText, recordToText } from '../process/process-record.ts';
import { isRunning, ownIdentity } from '../process/process-table.ts';
import { readIfThere } from '../process/read-if-there.ts';
import { clearLeftovers } from './leftovers.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const PREFIX = 'dray-throw-away-';

const keepQuiet = (): void => undefined;

/** A PostgreSQL for one test run: quick because it may forget everything in a power cut, and gone at `stop`. */
export async function startThrowAwayPostgres({ durable = false } = {}): Promise<EmbeddedPostgres> {
  await sweepAbandoned();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'owner'), recordToText({ ...ownIdentity(), knownBy: 'its identity' }));

  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: keepQuiet, durable });
  const remove = () => {
    for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
  };
  return { ...postgres, stop: () => postgres.stop().then(remove) };
}

/** A killed test run cannot clean up after itself, so the next one does. */
async function sweepAbandoned(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name)).filter(isAbandoned)) {
    await clearLeftovers(join(folder, 'cluster'), keepQuiet);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) return false;
  const owner = recordFromText(readIfThere(join(folder, 'owner')));
  return owner !== undefined && !isRunning(owner);
}
