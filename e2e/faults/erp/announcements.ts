import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from './erp-world.ts';

const perSecond = 5;

export type Announced = { id: string; shipToId: string; committedAt: number };

let count = 0;

/** Five changes a second of orders anywhere, as the connector announces them; when each was committed. */
export async function announceFor(sql: Sql, seconds: number): Promise<Announced[]> {
  const shipTos = await sql<{ id: string }>('select id from ship_to order by id');
  const announced: Announced[] = [];
  const startedAt = performance.now();
  while (announced.length < seconds * perSecond) {
    const due = startedAt + (announced.length / perSecond) * 1_000;
    await sleep(Math.max(0, due - performance.now()));
    count += 1;
    const shipToId = shipTos[count % shipTos.length]?.id ?? '';
    const id = `E${count}`;
    const asked = performance.now();
    await sql(announcement, [id, shipToId]);
    announced.push({ id, shipToId, committedAt: asked });
  }
  return announced;
}

const announcement = `
  with added as (
    insert into live_event (kind, subject, section, company_id, ship_to_id, country, created_at)
    select 'order', $1, 'My Orders', company_id, id, country, now() from ship_to where id = $2
    returning *
  )
  select pg_notify('dray_live', json_build_object('number', id, 'kind', kind, 'id', subject, 'section', section,
    'companyId', company_id, 'shipToId', ship_to_id, 'country', country)::text) from added`;
