import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const lookEveryMs = 500;
const patienceMs = 900_000;

/** Until the ERP has taken what was ordered on Friday. */
export const untilSent = (client: pg.Client): Promise<void> =>
  until('what was ordered is at the ERP', async () => {
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::int as open from erp_message where state in ('waiting', 'sending', 'unknown')`,
    );
    return rows[0]?.open === 0;
  });

/** Until each of the feeds that tell of orders was read to its end by a round that began after this moment. */
export const untilHeard = (client: pg.Client, since: Date): Promise<void> =>
  until('the ERP was read to the end', async () => {
    const { rows } = await client.query<{ read: number }>(
      `select count(*)::int as read from erp_cursor
       where country = 'CZ' and feed in ('orders', 'deliveries', 'billing') and read_at >= $1`,
      [since],
    );
    return rows[0]?.read === 3;
  });

/** Bills of these orders that the portal has heard of. */
export async function countBills(client: pg.Client, orders: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ bills: number }>(
    `select count(*)::int as bills from document_entry d join placed_order o using (sap_id) where o.order_number = any($1)`,
    [orders],
  );
  return rows[0]?.bills ?? 0;
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`Not within ${patienceMs / 60_000} minutes: ${what}`);
    await sleep(lookEveryMs);
  }
}
