import type { Client } from 'pg';

export type Held = { people: number; orders: number; lastOrder: Date | undefined };

/** What would be lost with a database, whichever version has made it; undefined where it holds nobody's. */
export async function findHeld(client: Client): Promise<Held | undefined> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.account') is not null and to_regclass('public.placed_order') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return undefined;
  const { rows } = await client.query<{ people: number; orders: number; last: Date | null }>(
    `select (select count(*)::int from account) as people, (select count(*)::int from placed_order) as orders,
       (select max(placed_at) from placed_order) as last`,
  );
  const [{ people, orders, last } = { people: 0, orders: 0, last: null }] = rows;
  return people + orders > 0 ? { people, orders, lastOrder: last ?? undefined } : undefined;
}
