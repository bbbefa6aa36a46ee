import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDray } from '../../running-dray.ts';
import { askDatabase } from '../ask-database.ts';
import { aimAt } from '../kill.ts';
import { type BulkClient, fileOf } from './bulk-client.ts';

const ordersEach = 40;

/** Kills the server over a file that is being ordered; afterwards each order must be there once, and whole. */
export async function killWhileSending(dray: RunningDray, client: BulkClient, kills: number): Promise<string[]> {
  const day = await client.openDay();
  const faults: string[] = [];
  let halfway = 0;
  for (let count = 0; count < kills; count += 1) {
    const prefix = `KILL-${count}`;
    const { status, body } = await client.send(fileOf(prefix, day, { orders: ordersEach, rows: 1 }));
    if (status !== 202) return [`a file was answered ${status}: ${JSON.stringify(body)}`];
    // From before the first order to after nearly the last.
    await untilOrdered(dray, prefix, (count * 7) % (ordersEach - 3));
    const kill = aimAt(dray, 'server');
    await kill();
    if ((await countOrdered(dray, prefix)) < ordersEach) halfway += 1;
    const job = await client.done(body.jobId);
    faults.push(...(await judge(dray, prefix, job.list)));
  }
  console.log(`${kills} kills, ${halfway} of them before the file was done; ${kills * ordersEach} orders, each once`);
  return [...faults, ...(halfway < kills / 2 ? [`only ${halfway} of ${kills} kills met a file half ordered`] : [])];
}

async function untilOrdered(dray: RunningDray, prefix: string, wanted: number): Promise<void> {
  while ((await countOrdered(dray, prefix)) < wanted) await sleep(5);
}

async function countOrdered(dray: RunningDray, prefix: string): Promise<number> {
  const [row] = await askDatabase(
    dray.databaseUrl(),
    `select count(*)::int as count from placed_order where customer_order_number like '${prefix}-%'`,
  );
  return Number(row?.count);
}

async function judge(
  dray: RunningDray,
  prefix: string,
  list: readonly { key: string; state: string; orderNumber: string | null }[],
): Promise<string[]> {
  const placed = await askDatabase(
    dray.databaseUrl(),
    `select o.customer_order_number as number, o.order_number, count(m.*)::int as messages, json_array_length(o.lines) as lines
     from placed_order o left join erp_message m on m.order_number = o.order_number
     where o.customer_order_number like '${prefix}-%' group by o.order_number`,
  );
  const isWhole = placed.every(({ messages, lines }) => Number(messages) === 1 && Number(lines) === 1);
  const numbers = new Set(placed.map(({ number }) => number));
  const reported = new Set(list.filter(({ state }) => state === 'ordered').map(({ orderNumber }) => orderNumber));
  return [
    ...(placed.length === ordersEach && numbers.size === ordersEach
      ? []
      : [`${prefix}: ${placed.length} orders of ${numbers.size} numbers`]),
    ...(isWhole ? [] : [`${prefix}: an order lacks its lines or its message`]),
    ...(placed.every(({ order_number }) => reported.has(order_number ?? ''))
      ? []
      : [`${prefix}: an order was not reported`]),
  ];
}
