import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { ownFilesFolder } from '@dray/server/platform/files/files-location.ts';
import pg from 'pg';
import { drayPage, signInAll } from '../catalogue-calls.ts';
import { active, datasets } from '../dataset.ts';
import { makeData } from '../make-data.ts';
import { startDray } from '../programs.ts';
import { say } from '../say.ts';
import { customersOf, findEach } from './customers.ts';
import { pacedLoad } from './paced-load.ts';
import { importPrices, writePrices } from './price-file.ts';
import { signInStaff } from './sign-in-staff.ts';

const maxSeconds = 30;
const maxGrowth = 2;
const maxSearchMs = 200;

/**
 * What the brewer's work costs the shop beside it, and what it costs by itself: one process that serves and takes jobs. `import` and
 * `customers` measure one half only.
 */
export async function runBrewer(half: string | undefined): Promise<boolean> {
  const postgres = await startThrowAwayPostgres({ durable: true });
  const stops = [() => postgres.stop()];
  try {
    const { applicationUrl, ownerUrl, superuserUrl } = postgres;
    const dataDir = mkdtempSync(join(tmpdir(), 'dray-bench-files-'));
    const urls = { databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl };
    await makeData(urls, datasets.small, { files: ownFilesFolder(dataDir), say });
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    stops.unshift(() => client.end());
    const dray = await startDray(applicationUrl, { JOBS: '1' });
    stops.unshift(dray.stop);
    const staff = await signInStaff(dray.port);
    const isCheap = half === 'customers' || (await measureImport(client, dray.port, staff));
    const isFound = half === 'import' || (await measureSearch(client, dray.port, staff));
    return isCheap && isFound;
  } finally {
    for (const stop of stops) await stop();
  }
}

async function measureImport(client: pg.Client, port: number, staff: string): Promise<boolean> {
  const file = await writePrices(client);
  const nextCall = drayPage((await signInAll(port)).slice(0, active));
  await pacedLoad(port, nextCall, { until: seconds(5) });
  const alone = await pacedLoad(port, nextCall, { until: seconds(30) });
  const imported = importPrices(file, port, staff);
  const beside = await pacedLoad(port, nextCall, { until: imported.done });
  const { rows, previewSeconds, commitSeconds } = await imported.figures;
  say(
    `\n${rows} prices by one file: previewed in ${previewSeconds.toFixed(1)} s, written in ${commitSeconds.toFixed(1)} s`,
  );
  for (const [name, { p50, p99, calls }] of [
    ['alone', alone],
    ['beside it', beside],
  ] as const)
    say(`  a catalogue page ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${calls} calls`);
  return (
    judged('preview', previewSeconds, maxSeconds, 's') &&
    judged('p99 of the shop', beside.p99 / alone.p99, maxGrowth, '×')
  );
}

async function measureSearch(client: pg.Client, port: number, staff: string): Promise<boolean> {
  const count = 100_000;
  await customersOf(client, count);
  const slowest = await findEach(port, staff);
  say(`\n${count} customers more; the slowest of 20 tries, without the first`);
  for (const [what, millis] of Object.entries(slowest)) say(`  ${what}: ${millis.toFixed(0)} ms`);
  return judged('search', Math.max(...Object.values(slowest)), maxSearchMs, 'ms');
}

function judged(what: string, value: number, max: number, unit: string): boolean {
  const isFine = value <= max;
  say(`  ${isFine ? '✓' : '✗'} ${what}: ${value.toFixed(2)} ${unit}, at most ${max} ${unit}`);
  return isFine;
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1_000));
