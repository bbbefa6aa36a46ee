import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { type AddressedEvent, type NumberedEvent, overlapMs, rememberedMs } from './live-event.model.ts';
import { liveEventStore } from './live-event.store.ts';

export type LiveDoor = ReturnType<typeof live>;

const maxMissed = 1_000;

/** What open pages hear of. Written in the transaction of the change, so that nobody is told what did not happen. */
export function live({ transaction, clock }: { transaction: Transaction; clock: Clock }) {
  const store = liveEventStore(transaction);
  return {
    announce: (event: AddressedEvent) => store.addEvent(event, clock.now()),

    /** What came after a number; undefined where that is too long ago to know. */
    async findMissed(number: number): Promise<readonly NumberedEvent[] | undefined> {
      const last = await store.findEvent(number);
      const oldest = clock.now().getTime() - rememberedMs;
      if (!last || last.createdAt.getTime() < oldest) return undefined;
      const missed = await store.findSince(new Date(last.createdAt.getTime() - overlapMs), maxMissed);
      return missed.length === maxMissed ? undefined : missed;
    },

    forgetOld: (max: number) => store.removeBefore(new Date(clock.now().getTime() - rememberedMs - overlapMs), max),
  };
}
