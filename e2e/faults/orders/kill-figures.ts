import { askDatabase } from '../ask-database.ts';
import type { Killed } from '../kill.ts';
import type { Ledger } from './order-ledger.ts';

export type OrderVictim = 'server' | 'postgres';
export type OrderKill = Killed & { victim: OrderVictim };

/** A placing that was on its way at the moment of the kill and got no order for an answer. */
const metBy = ({ unanswered }: Ledger, { at }: Killed) =>
  unanswered.filter(({ sentAt, endedAt }) => sentAt <= at && at <= endedAt);

export const isHit = (ledger: Ledger, kill: Killed): boolean => metBy(ledger, kill).length > 0;

export async function tellFigures(
  databaseUrl: string,
  ledger: Ledger,
  killed: readonly OrderKill[],
  lastedMs: number,
): Promise<void> {
  for (const [victim, group] of Map.groupBy(killed, (kill) => kill.victim)) {
    const slowestMs = Math.max(...group.map(({ readyAfterMs }) => readyAfterMs));
    const hits = group.filter((kill) => isHit(ledger, kill)).length;
    console.log(
      `${victim}: ${group.length} kills, ${hits} met a placing without an answer, ready again after ${(slowestMs / 1000).toFixed(1)} s at most`,
    );
  }
  const awayMs = killed.reduce((sum, { readyAfterMs }) => sum + readyAfterMs, 0);
  const perSecond = (ledger.acknowledged.length * 1000) / (lastedMs - awayMs);
  const met = new Set(killed.flatMap((kill) => metBy(ledger, kill)));
  const written = await countWritten(databaseUrl, [...met]);
  console.log(
    `${ledger.acknowledged.length} orders acknowledged (${perSecond.toFixed(0)} a second while the portal was there); ` +
      `kills met ${met.size} placings, ${written} after their order was written, ${met.size - written} before`,
  );
}

/** Answers that were lost though the order was there: asked again, each must have given that order. */
async function countWritten(databaseUrl: string, met: Ledger['unanswered']): Promise<number> {
  const rows = await askDatabase(
    databaseUrl,
    'select cart_id::text, extract(epoch from placed_at) * 1000 as placed_at from placed_order where cart_id is not null',
  );
  const placedAt = new Map(rows.map(({ cart_id, placed_at }) => [cart_id, Number(placed_at)]));
  return met.filter(({ cartId, endedOn }) => (placedAt.get(cartId) ?? Number.NaN) < endedOn).length;
}
