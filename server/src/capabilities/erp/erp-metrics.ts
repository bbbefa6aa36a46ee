import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { ErpDoor } from './erp.door.ts';

type Sources = {
  registry: Registry;
  read: <T>(work: (door: ErpDoor) => Promise<T>) => Promise<T>;
  clock: Clock;
  logger: Logger;
};

/** What an operator's alarms rest on: how much waits for the ERP and for how long, and how old its updates are. */
export function registerErpMetrics({ registry, read, clock, logger }: Sources): void {
  const registers = [registry];
  const unlessAway = (count: () => Promise<void>) => () =>
    count().catch((error) => logger.warn({ err: error }, 'messages for the ERP could not be counted'));
  const oldest = new Gauge({
    name: 'dray_erp_oldest_seconds',
    help: 'How long the oldest message that is not parked has waited for the ERP; more than 300 is an alarm',
    registers,
  });
  const parked = new Gauge({
    name: 'dray_erp_parked',
    help: 'Messages that the ERP does not take and an operator must look at',
    registers,
  });
  const messages = new Gauge({
    name: 'dray_erp_messages',
    help: 'Messages for the ERP by state',
    labelNames: ['state'] as const,
    registers,
    collect: unlessAway(async () => {
      const counts = await read((door) => door.countOpen());
      for (const state of ['waiting', 'sending', 'unknown'] as const) messages.set({ state }, counts[state]);
      oldest.set(counts.oldestSeconds);
      parked.set(counts.parked);
    }),
  });
  const feeds = new Gauge({
    name: 'dray_erp_feed_age_seconds',
    help: 'Since when a feed was not read to its end',
    labelNames: ['feed', 'country'] as const,
    registers,
    collect: unlessAway(async () => {
      const now = clock.now().getTime();
      for (const { feed, country, since } of await read((door) => door.listFeeds())) {
        feeds.set({ feed, country }, Math.max(0, (now - since.getTime()) / 1_000));
      }
    }),
  });
  const mismatches = new Gauge({
    name: 'dray_erp_mismatches',
    help: 'What does not agree between the portal and the ERP, by kind',
    labelNames: ['kind'] as const,
    registers,
    collect: unlessAway(async () => {
      mismatches.reset();
      for (const { kind, count } of await read((door) => door.countMismatches())) mismatches.set({ kind }, count);
    }),
  });
}
