import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { recordFromText, recordToText } from '../process/process-record.ts';
import { isRunning, ownIdentity } from '../process/process-table.ts';
import { readIfThere } from '../process/read-if-there.ts';
import { clearLeftovers } from './leftovers.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const PREFIX = 'dray-throw-away-';

const keepQuiet = (): void => undefined;

/** A volume in memory: there a copy of a database, a thousand files, takes a tenth of the time. */
const MEMORY = '/dev/shm';
/** What a whole run needs at most, twice over. */
const ROOM = 4 * 1024 ** 3;

type Options = {
  durable?: boolean;
  /** Whether it may live in memory, which what is measured may not. */
  inMemory?: boolean;
  /** The last to see its data, which nothing writes any more. */
  onStopped?: (cluster: string) => void;
};

/** A PostgreSQL for one test run: quick because it may forget everything in a power cut, and gone at `stop`. */
export async function startThrowAwayPostgres({
  durable = false,
  inMemory = false,
  onStopped = keepQuiet,
}: Options = {}): Promise<EmbeddedPostgres> {
  await sweepAbandoned();
  const folder = makeThrowAwayFolder(inMemory);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: keepQuiet, durable });
  const remove = () => {
    for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
  };
  const stop = async () => {
    await postgres.stop();
    try {
      onStopped(join(postgres.folder, 'cluster'));
    } finally {
      remove();
    }
  };
  return { ...postgres, stop };
}

/** Known by its maker, so that the next run finds what a killed one has left. */
export function makeThrowAwayFolder(inMemory: boolean): string {
  const folder = mkdtempSync(join(inMemory && hasRoomInMemory() ? MEMORY : tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'owner'), recordToText({ ...ownIdentity(), knownBy: 'its identity' }));
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

/** A killed test run cannot clean up after itself, so the next one does. */
async function sweepAbandoned(): Promise<void> {
  const parents = [tmpdir(), MEMORY].filter((parent) => existsSync(parent));
  const folders = parents.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  for (const folder of folders.filter((path) => basename(path).startsWith(PREFIX) && isAbandoned(path))) {
    await clearLeftovers(join(folder, 'cluster'), keepQuiet);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) return false;
  const owner = recordFromText(readIfThere(join(folder, 'owner')));
  return owner !== undefined && !isRunning(owner);
}
