import type { Queries } from '../store/database.ts';
import type { ClockSetting } from './erp-clock.ts';

/** An ERP that comes back must not fall behind what it has reported before. */
export async function findClockSetting(queries: Queries): Promise<ClockSetting | undefined> {
  const [row] = await queries.query<{ speed: number; erp_ms: number; wall_ms: number }>('select * from clock_setting');
  return row && { speed: row.speed, erpMs: row.erp_ms, wallMs: row.wall_ms };
}

export async function keepClockSetting(queries: Queries, { speed, erpMs, wallMs }: ClockSetting): Promise<void> {
  await queries.query(
    `insert into clock_setting values (1, $1, $2, $3)
     on conflict (id) do update set speed = $1, erp_ms = $2, wall_ms = $3`,
    [speed, erpMs, wallMs],
  );
}
