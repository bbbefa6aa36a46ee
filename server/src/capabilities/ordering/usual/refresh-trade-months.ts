import { daysBefore } from '@dray/contract/retention.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';

/** Eighteen months: every season once, and the last one twice. */
export const countedSince = (now: Date): Date => daysBefore(now, 548);

/** Learns from all customers of each trade; once a day, for a month moves slowly. */
export async function refreshTradeMonths({ usual, listTrades, clock }: OrderingDeps): Promise<void> {
  await usual.countTradeMonths(await listTrades(), countedSince(clock.now()));
}
