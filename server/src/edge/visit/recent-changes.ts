import type { Clock } from '#platform/clock.ts';
import { type LogPosition, laterOf } from '#platform/log-position.ts';
import { rememberedSeconds } from './seen-positions.ts';

export type RecentChanges = ReturnType<typeof recentChanges>;

const maxPeople = 10_000;

/** What each person has changed through this process lately, on whichever of their devices. */
export function recentChanges(clock: Clock) {
  const changes = new Map<string, { position: LogPosition; at: number }>();
  return {
    note(uid: string, position: LogPosition): void {
      const before = changes.get(uid);
      const latest = laterOf(before?.position, position) ?? position;
      // A map remembers the order of insertion: the first is the oldest.
      changes.delete(uid);
      if (changes.size >= maxPeople) changes.delete(changes.keys().next().value ?? '');
      changes.set(uid, { position: latest, at: clock.now().getTime() });
    },
    find(uid: string): LogPosition | undefined {
      const found = changes.get(uid);
      if (!found) return undefined;
      if (clock.now().getTime() - found.at < rememberedSeconds * 1000) return found.position;
      changes.delete(uid);
      return undefined;
    },
  };
}
