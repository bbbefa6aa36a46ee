import { appendFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type RunningDray, startDray } from '../../running-dray.ts';
import { askDatabase } from '../ask-database.ts';
import { emptyCart, openBuyer } from '../orders/buyer.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { type AddingCaller, addingCaller } from './adding-caller.ts';
import { stopPostgres } from './stopped-postgres.ts';

const callers = 8;
/** One below the seven seconds after which a connection is given up, the others above. */
const stopsMs = [5_000, 8_000, 9_000, 10_000, 11_000];
const betweenMs = 4_000;

/** Commits that are under way when PostgreSQL stops: who repeats a change with its key has made it once (decision 0050). */
export async function repeatChanges(): Promise<string[]> {
  const dray = await startDray();
  try {
    await slowCommits(dray);
    const opened: AddingCaller[] = [];
    for (const customer of (await findCustomers(dray.databaseUrl())).slice(0, callers)) {
      const buyer = await openBuyer(dray.address, customer);
      opened.push(addingCaller(dray.address, buyer, await emptyCart(buyer)));
    }
    for (const ms of stopsMs) {
      await sleep(betweenMs);
      await stopPostgres(dray, ms, () => untilCommitting(dray));
    }
    await sleep(betweenMs);
    const reports = await Promise.all(opened.map((caller) => caller.stop()));
    return judge(reports, await storedPacks(dray));
  } finally {
    await dray.stop();
  }
}

/** A tenth of a second between a commit's arrival and its answer, so that stops meet many of them. */
async function slowCommits(dray: RunningDray): Promise<void> {
  const [pidFile = ''] = globSync('postgres/**/postmaster.pid', { cwd: dray.dataDir });
  const settings = join(dray.dataDir, dirname(pidFile), 'postgresql.auto.conf');
  appendFileSync(settings, '\ncommit_delay = 100000\ncommit_siblings = 0\n');
  process.kill(dray.pidOf.postgres(), 'SIGHUP');
  for (let looks = 0; looks < 50; looks += 1) {
    const [row] = await askDatabase(dray.databaseUrl(), 'show commit_delay');
    if (row?.commit_delay === '100000') return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not take over the slow commits');
}

/** Several sessions wait for the flush that ends their commits. Without them for a while it stops all the same. */
async function untilCommitting(dray: RunningDray): Promise<void> {
  const client = new pg.Client({ connectionString: dray.databaseUrl() });
  await client.connect();
  const deadline = performance.now() + 5_000;
  while (performance.now() < deadline) {
    const { rows } = await client.query(
      `select count(*)::int as committing from pg_stat_activity where wait_event = 'WALWrite'`,
    );
    if (rows[0].committing >= 3) break;
  }
  // Not waited for: that would be too late.
  void client.end();
}

async function storedPacks(dray: RunningDray): Promise<ReadonlyMap<string, number>> {
  const rows = await askDatabase(
    dray.databaseUrl(),
    'select cart_id::text || sku as line, quantity::int as packs from cart_item',
  );
  return new Map(rows.map(({ line, packs }) => [String(line), Number(packs)]));
}

type CallerReport = Awaited<ReturnType<AddingCaller['stop']>>;

function judge(reports: readonly CallerReport[], stored: ReadonlyMap<string, number>): string[] {
  const storedOf = ({ cart, sku }: CallerReport) => stored.get(cart + sku) ?? 0;
  const sum = (of: (reports: CallerReport) => number) => reports.reduce((total, each) => total + of(each), 0);
  const wrong = reports.filter((each) => storedOf(each) !== each.wanted);
  console.log(
    `PostgreSQL stopped ${stopsMs.length} times: ${sum(({ wanted }) => wanted)} packs wanted, ${sum(storedOf)} stored, ` +
      `${wrong.length} of ${reports.length} carts wrong; ${sum(({ repeats }) => repeats)} repeats, ` +
      `${sum(({ unknown }) => unknown)} of them after an unknown outcome`,
  );
  return [
    ...wrong.map((each) => `the cart ${each.cart} holds ${storedOf(each)} packs, ${each.wanted} were wanted`),
    ...reports.flatMap(({ complaints }) => complaints.slice(0, 2)),
    ...(sum(({ repeats }) => repeats) === 0 ? ['no change met a stop'] : []),
  ];
}
