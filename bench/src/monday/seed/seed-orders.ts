import type pg from 'pg';
import type { Say } from '../monday-portal.ts';
import { benchTables, biggestChunk } from './bench-tables.ts';
import { customerRows, shipTosOfBiggest, shipTosOfChunk } from './customer-rows.ts';
import { deliveryRows } from './delivery-rows.ts';
import { documentRows } from './document-rows.ts';
import { newsRows } from './news-rows.ts';
import { orderRows, pickedOrders } from './order-rows.ts';
import { salesRows } from './sales-rows.ts';

const usualChunk = 10_000;

const chunkRows = [
  shipTosOfChunk,
  ...customerRows('(select chunks from bench.seeded)'),
  ...pickedOrders,
  ...orderRows,
  ...deliveryRows,
  ...documentRows,
  ...newsRows,
  ...salesRows,
  `update bench.seeded set chunks = chunks + 1`,
];

/** How many orders were copied so far. */
export async function countSeeded(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('bench.seeded') is not null as there`);
  if (!rows[0]?.there) return 0;
  const seeded = await client.query<{ orders: number }>(`select chunks * orders_a_chunk as orders from bench.seeded`);
  return seeded.rows[0]?.orders ?? 0;
}

type Seeding = { upTo: number; ordersAChunk?: number; say: Say };

/** Copies the demo's orders until there are so many, a chunk a transaction: whoever is killed goes on with the next one. */
export async function seedOrders(client: pg.Client, { upTo, ordersAChunk = usualChunk, say }: Seeding): Promise<void> {
  if (ordersAChunk % 1_000 !== 0) throw new Error('A chunk is of whole thousands, so that its shares are whole, too');
  const before = await countSeeded(client);
  if (before === 0) await begin(client, ordersAChunk);
  for (let orders = before; orders < upTo; orders = await countSeeded(client)) {
    const startedAt = performance.now();
    await inTransaction(client, chunkRows);
    say(
      `  ${orders + ordersAChunk} orders, the last ${ordersAChunk} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  if (before < upTo) await client.query('vacuum (analyze)');
}

async function begin(client: pg.Client, ordersAChunk: number): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('bench.seeded') is not null as there`);
  if (rows[0]?.there) return;
  const biggest = [shipTosOfBiggest, ...customerRows(String(biggestChunk))];
  await inTransaction(client, [...benchTables, `insert into bench.seeded values (0, ${ordersAChunk})`, ...biggest]);
}

async function inTransaction(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
