import { askDatabase } from '../ask-database.ts';

type Arrived = { number: string; placedAt: number; sentAt: number; settledAt: number };

/** Creates that were placed by then and are not at the ERP. */
export async function countWaiting(databaseUrl: string, placedBy: Date): Promise<number> {
  const [row] = await askDatabase(
    databaseUrl,
    `select count(*) as waiting from erp_message where kind = 'create' and state in ('waiting', 'sending', 'unknown')
       and created_at <= '${placedBy.toISOString()}'`,
  );
  return Number(row?.waiting);
}

/** Confirmations that are still to be sent: of a burst of orders they take a while, and are no part of what is measured. */
export async function countMails(databaseUrl: string): Promise<number> {
  const [row] = await askDatabase(
    databaseUrl,
    `select count(*) as waiting from pgboss.job where name = 'deliver-notification' and state <= 'active' and start_after <= now()`,
  );
  return Number(row?.waiting);
}

/** Those of the backlog, in the sequence in which they left. */
export async function findArrived(databaseUrl: string, from: Date, placedBy: Date): Promise<Arrived[]> {
  const rows = await askDatabase(
    databaseUrl,
    `select order_number, extract(epoch from created_at) * 1000 as placed, extract(epoch from first_sent_at) * 1000 as sent,
       extract(epoch from settled_at) * 1000 as settled
     from erp_message where kind = 'create' and state = 'done' and settled_at >= '${placedBy.toISOString()}'
       and created_at between '${from.toISOString()}' and '${placedBy.toISOString()}'
     order by first_sent_at, settled_at`,
  );
  return rows.map(({ order_number, placed, sent, settled }) => ({
    number: String(order_number),
    placedAt: Number(placed),
    sentAt: Number(sent),
    settledAt: Number(settled),
  }));
}

/** By how many positions the order that was passed by most left later than it was placed. */
export function maxOrdersAhead(arrived: readonly Arrived[]): number {
  const byAge = new Map(
    arrived.toSorted((a, b) => a.placedAt - b.placedAt).map(({ number }, position) => [number, position]),
  );
  return Math.max(0, ...arrived.map(({ number }, position) => position - (byAge.get(number) ?? position)));
}
