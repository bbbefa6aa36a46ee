import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import pg from 'pg';
import { drayDetail, drayPage, floorDetail, floorPage, signInAll } from './catalogue-calls.ts';
import { compare, type Result } from './compare.ts';
import { countDatabase } from './database-counts.ts';
import { type Dataset, datasets } from './dataset.ts';
import { atLeast, atMost, type Goal, goalLine, isMet } from './goals.ts';
import { ask, type Call } from './load.ts';
import { makeData } from './make-data.ts';
import { startDray, startFloor } from './programs.ts';

type Pair = { dray: Result; floor: Result };
type Findings = { page: Pair; detail: Pair; trips: number; blocks: number };

const say = (line: string): void => console.log(line);

async function measure(dataset: Dataset): Promise<Findings> {
  say(
    `\n${dataset.name}: ${dataset.products} products, ${dataset.priceLists} price lists, ${dataset.products * dataset.priceLists} prices, ${dataset.customers} customers`,
  );
  const postgres = await startThrowAwayPostgres({ durable: true });
  const stops = [() => postgres.stop()];
  try {
    await makeData(postgres.url, dataset, () => undefined);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    stops.unshift(() => client.end());
    const [dray, floor] = await Promise.all([startDray(postgres.url), startFloor(postgres.url)]);
    stops.unshift(dray.stop, floor.stop);
    const tokens = await signInAll(dray.port);
    const { lists, market } = await findLists(client);

    const page = await compare(
      { program: dray, nextCall: drayPage(tokens) },
      { program: floor, nextCall: floorPage(lists, market) },
      postgres.pid,
    );
    sayPair('catalogue page of 25', page);
    const detail = await compare(
      { program: dray, nextCall: drayDetail(tokens, dataset) },
      { program: floor, nextCall: floorDetail(lists, market, dataset) },
      postgres.pid,
    );
    sayPair('product detail', detail);
    const { trips, blocks } = await countOnePage(client, dray.port, drayPage(tokens));
    say(`  one page: ${trips.toFixed(2)} round trips, ${blocks.toFixed(1)} blocks looked at in PostgreSQL`);
    return { page, detail, trips, blocks };
  } finally {
    for (const stop of stops) await stop();
  }
}

async function findLists(client: pg.Client): Promise<{ lists: number[]; market: number }> {
  const own = await client.query<{ id: number }>(`
    select price_list_id as id from ship_to_price_list where ship_to_id like 'bench-%' order by ship_to_id limit 20`);
  const market = await client.query<{ id: number }>(
    `select id from price_list where country = 'CZ' and is_market_list`,
  );
  return { lists: own.rows.map(({ id }) => id), market: market.rows[0]?.id ?? 0 };
}

async function countOnePage(client: pg.Client, port: number, nextCall: (n: number) => Call) {
  const pages = 400;
  const idle = await countDatabase(client);
  const before = await countDatabase(client);
  for (let n = 0; n < pages; n += 1) await ask(undefined, port, nextCall(n));
  const after = await countDatabase(client);
  // What the server and its jobs do by themselves in that time is not the page's.
  const own = before.transactions - idle.transactions;
  return {
    trips: (after.transactions - before.transactions - own) / pages,
    blocks: (after.blocks - before.blocks) / pages,
  };
}

function sayPair(name: string, { dray, floor }: Pair): void {
  for (const [side, result] of Object.entries({ floor, dray })) {
    say(
      `  ${name.padEnd(22)} ${side.padEnd(6)} ${result.perSecond.toFixed(0).padStart(6)} req/s  ${result.cpuMillis.toFixed(2).padStart(6)} ms CPU  p50 ${result.p50.toFixed(1)} ms  p99 ${result.p99.toFixed(1)} ms  ${result.bytes} B`,
    );
  }
}

const small = await measure(datasets.small);
const manyCustomers = await measure(datasets.manyCustomers);
const manyProducts = await measure(datasets.manyProducts);

const { page, detail, trips } = manyProducts;
const goals: Goal[] = [
  atLeast(
    'catalogue page, share of the floor’s requests per second',
    (100 * page.dray.perSecond) / page.floor.perSecond,
    70,
    '%',
  ),
  atMost('catalogue page, CPU of Node and PostgreSQL', page.dray.cpuMillis, 1.5, 'ms'),
  atLeast(
    'product detail, share of the floor’s requests per second',
    (100 * detail.dray.perSecond) / detail.floor.perSecond,
    50,
    '%',
  ),
  atMost('catalogue page, round trips to PostgreSQL', trips, 2.1, ''),
  atMost('catalogue page, p99 against the floor’s', page.dray.p99 / page.floor.p99, 3, 'x'),
  atMost('growth of the page’s CPU, 1 k → 100 k products', page.dray.cpuMillis / small.page.dray.cpuMillis, 1.5, 'x'),
  atMost(
    'growth of the page’s CPU, 200 → 2 000 customers',
    manyCustomers.page.dray.cpuMillis / small.page.dray.cpuMillis,
    1.2,
    'x',
  ),
  atMost('growth of the page’s blocks, 1 k → 100 k products', manyProducts.blocks / small.blocks, 1.5, 'x'),
  atMost('growth of the page’s blocks, 200 → 2 000 customers', manyCustomers.blocks / small.blocks, 1.2, 'x'),
];
say('');
for (const goal of goals) say(goalLine(goal));
process.exitCode = goals.every(isMet) ? 0 : 1;
