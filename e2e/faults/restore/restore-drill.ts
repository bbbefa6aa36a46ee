import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askDatabase } from '../ask-database.ts';
import { startServerProcess } from '../server-process.ts';
import { makeDrillCluster } from './drill-cluster.ts';
import { placeOrders } from './drill-orders.ts';
import { findMissing } from './drill-programs.ts';
import { countTables, differences, type TableCounts } from './table-counts.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const execute = promisify(execFile);
const before = 5;
const after = 5;

type Cluster = Awaited<ReturnType<typeof makeDrillCluster>>;

/**
 * What an operator does on the worst day, on a copy: a portal with a pgBackRest repository loses its database, and comes back as it
 * was at a given moment, with its files, and takes an order.
 */
export async function restoreDrill(): Promise<string[]> {
  const missing = findMissing();
  if (missing) return [`not run: ${missing} is not installed (packages of Debian: postgresql, pgbackrest)`];
  const root = mkdtempSync(join(tmpdir(), 'dray-drill-'));
  // PostgreSQL and, under root, the portal are other users, who pass through it.
  chmodSync(root, 0o755);
  const cluster = await makeDrillCluster(root);
  try {
    const [live, copy] = [join(root, 'portal'), join(root, 'portal-copy')];
    const lost = await lose(cluster, live);
    // The bucket's files, behind the database: a file more does no harm.
    cpSync(live, copy, { recursive: true });
    await timed(`restore to ${lost.at.moment}`, () => cluster.restoreTo(lost.at.moment));
    await timed('replay and opening', () => cluster.startCopy());
    return await checkCopy(cluster, copy, lost);
  } finally {
    await cluster.killLive().catch(() => undefined);
    await cluster.stopCopy().catch(() => undefined);
    rmSync(root, { recursive: true, force: true });
  }
}

type Lost = { at: TableCounts; kept: string[]; gone: string[]; files: number };

/** A portal at work, a backup, orders before the moment and after it; then its machine is gone. */
async function lose(cluster: Cluster, dataDir: string): Promise<Lost> {
  await askDatabase(cluster.liveUrl('postgres', 'postgres'), 'create role dray login');
  await askDatabase(cluster.liveUrl('postgres', 'postgres'), 'create database dray owner dray');
  const url = cluster.liveUrl('dray');
  await script(['server/src/commands/portal.ts', 'migrate'], dataDir, url);
  await timed('demo world', () => script(['demo/src/load.ts'], dataDir, url));
  await cluster.makeStanza();
  await timed('full backup', () => cluster.backUp());
  // Its jobs would change rows while they are counted.
  const portal = await startServerProcess({ dataDir, databaseUrl: () => url }, { JOBS: '0' });
  const kept = await placeOrders(portal.address, url, 0, before);
  const at = await countTables(url);
  await sleep(1_000);
  const gone = await placeOrders(portal.address, url, before, after);
  await portal.stop();
  await askDatabase(cluster.liveUrl('postgres'), 'select pg_switch_wal()');
  await untilArchived(cluster);
  await cluster.killLive();
  return { at, kept, gone, files: countFiles(dataDir) };
}

async function checkCopy(cluster: Cluster, dataDir: string, lost: Lost): Promise<string[]> {
  const url = cluster.copyUrl('dray');
  const found = await countTables(url);
  const isThere = async (numbers: string[]) =>
    (
      await askDatabase(
        url,
        `select order_number from placed_order where order_number in (${numbers.map((each) => `'${each}'`)})`,
      )
    ).length;
  const [kept, gone] = [await isThere(lost.kept), await isThere(lost.gone)];
  const rows = [...found.counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${found.counts.size} tables with ${rows} rows compared; ${kept} of ${before} orders, ${gone} of ${after} after it`,
  );

  console.log(
    (await timed('restored', () => script(['server/src/commands/portal.ts', 'restored'], dataDir, url))).trim(),
  );
  const portal = await startServerProcess({ dataDir, databaseUrl: () => url }, { JOBS: '0' });
  try {
    const [number = ''] = await timed('an order', () => placeOrders(portal.address, url, before + after, 1));
    const highest = [...lost.kept, ...lost.gone].toSorted().at(-1) ?? '';
    console.log(`order ${number} was placed; the last one before was ${highest}`);
    return [
      ...differences(lost.at, found),
      ...(kept === before ? [] : [`${before - kept} orders from before the moment are missing`]),
      ...(gone === 0 ? [] : [`${gone} orders from after the moment are there`]),
      ...(Number(number) > Number(highest) ? [] : [`the number ${number} was given before`]),
      ...(countFiles(dataDir) >= lost.files ? [] : ['files are missing']),
    ];
  } finally {
    await portal.stop();
  }
}

/** What was written last is in the repository, too. */
async function untilArchived(cluster: Cluster): Promise<void> {
  const url = cluster.liveUrl('postgres');
  const [{ wanted } = { wanted: '' }] = await askDatabase(
    url,
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as wanted',
  );
  for (;;) {
    const [row] = await askDatabase(url, 'select last_archived_wal as last from pg_stat_archiver');
    if (row?.last && row.last >= String(wanted)) return;
    await sleep(100);
  }
}

async function script(args: string[], dataDir: string, url: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1' };
  return (await execute(process.execPath, args, { cwd: repository, env })).stdout;
}

const countFiles = (folder: string): number => readdirSync(folder, { recursive: true }).length;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
