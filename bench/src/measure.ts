import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { ownFilesFolder } from '@dray/server/platform/files/files-location.ts';
import pg from 'pg';
import { drayDetail, drayPage, floorDetail, floorPage, signInAll } from './catalogue-calls.ts';
import { aWhile, compare, type Result, rounds } from './compare.ts';
import { countDatabase } from './database-counts.ts';
import { active, type Dataset } from './dataset.ts';
import { ask, type Call } from './load.ts';
import { makeData } from './make-data.ts';
import { startDray, startFloor } from './programs.ts';
import { say, sayPair } from './say.ts';

export type Pair = { dray: Result; floor: Result };
export type Running = {
  client: pg.Client;
  postgresPid: number;
  dray: { pid: number; port: number };
  floor: { pid: number; port: number };
  tokens: readonly string[];
};

/** A database filled with a dataset, Dray and the floor on it, and people signed in. */
export async function withDataset<T>(dataset: Dataset, work: (running: Running) => Promise<T>): Promise<T> {
  const { name, products, priceLists, customers } = dataset;
  say(
    `\n${name}: ${products} products, ${priceLists} price lists, ${products * priceLists} prices, ${customers} customers`,
  );
  const postgres = await startThrowAwayPostgres({ durable: true });
  const stops = [() => postgres.stop()];
  try {
    const { applicationUrl, ownerUrl, superuserUrl } = postgres;
    const urls = { databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl };
    await makeData(urls, dataset, { files: ownFilesFolder(mkdtempSync(join(tmpdir(), 'dray-bench-files-'))) });
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    stops.unshift(() => client.end());
    const [dray, floor] = await Promise.all([startDray(applicationUrl), startFloor(superuserUrl)]);
    stops.unshift(dray.stop, floor.stop);
    return await work({ client, postgresPid: postgres.pid, dray, floor, tokens: await signInAll(dray.port) });
  } finally {
    for (const stop of stops) await stop();
  }
}

export type CatalogueFindings = { page: Pair; detail: Pair; trips: number; blocks: number };

export async function measureCatalogue(running: Running, dataset: Dataset): Promise<CatalogueFindings> {
  const { client, postgresPid, dray, floor } = running;
  const { lists, market } = await findLists(client);
  const tokens = running.tokens.slice(0, active);
  const page = await compare(
    { program: dray, nextCall: drayPage(tokens), extent: aWhile },
    { program: floor, nextCall: floorPage(lists, market), extent: aWhile },
    postgresPid,
    rounds,
  );
  sayPair('catalogue page of 25', page);
  const detail = await compare(
    { program: dray, nextCall: drayDetail(tokens, dataset), extent: aWhile },
    { program: floor, nextCall: floorDetail(lists, market, dataset), extent: aWhile },
    postgresPid,
    rounds,
  );
  sayPair('product detail', detail);
  const { trips, blocks } = await countOneCall(client, dray.port, drayPage(tokens.slice(0, 1)));
  say(`  one page: ${trips.toFixed(2)} round trips to PostgreSQL, ${blocks.toFixed(1)} blocks looked at there`);
  return { page, detail, trips, blocks };
}

export async function findLists(client: pg.Client): Promise<{ lists: number[]; market: number }> {
  const own = await client.query<{ id: number }>(`
    select price_list_id as id from ship_to_price_list where ship_to_id like 'bench-%' order by ship_to_id limit ${active}`);
  const market = await client.query<{ id: number }>(
    `select id from price_list where country = 'CZ' and is_market_list`,
  );
  return { lists: own.rows.map(({ id }) => id), market: market.rows[0]?.id ?? 0 };
}

async function countOneCall(client: pg.Client, port: number, nextCall: (n: number) => Call) {
  // By one person, one after the other: what is kept for two seconds is asked for once.
  const calls = 100;
  const idle = await countDatabase(client);
  const before = await countDatabase(client);
  for (let n = 0; n < calls; n += 1) await ask(undefined, port, nextCall(n));
  const after = await countDatabase(client);
  // What the server and its jobs do by themselves in that time is not the call's.
  const own = before.transactions - idle.transactions;
  return {
    trips: (after.transactions - before.transactions - own) / calls,
    blocks: (after.blocks - before.blocks) / calls,
  };
}
