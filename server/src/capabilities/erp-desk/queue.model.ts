import { lateMinutes } from '@dray/contract/erp-desk/queue-shapes.ts';
import type { OpenMessage } from '#capabilities/erp/index.ts';

export type QueueFilter = {
  state: string | undefined;
  market: string | undefined;
  cause: string | undefined;
  /** Nothing that has begun to wait since. */
  until: Date | undefined;
};

type Filtered = Pick<OpenMessage, 'state' | 'lastCode' | 'createdAt'> & { country: string };

/** What is on its way this moment waits, too. */
export const isAsked = (row: Filtered, { state, market, cause, until }: QueueFilter): boolean =>
  (state === undefined || row.state === state || (state === 'waiting' && row.state === 'sending')) &&
  (market === undefined || row.country === market) &&
  (cause === undefined || row.lastCode === cause) &&
  (until === undefined || row.createdAt <= until);

/** A parked one waits for a person anyhow. */
export const isLate = ({ state, createdAt }: Pick<OpenMessage, 'state' | 'createdAt'>, now: Date): boolean =>
  state !== 'parked' && now.getTime() - createdAt.getTime() > lateMinutes * 60_000;

/** How many there are of each, the most frequent first. */
export function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || one.key.localeCompare(other.key));
}
