import type { AddressedEvent } from '#capabilities/live/index.ts';
import type { Clock } from '#platform/clock.ts';
import { type LogPosition, laterOf } from '#platform/log-position.ts';
import type { Caller } from '#platform/request/request.ts';
import { rememberedSeconds } from './seen-positions.ts';

export type RecentChanges = ReturnType<typeof recentChanges>;

const maxKept = 50_000;
const everybody = 'everybody';
const staff = 'staff';
const person = (uid: string) => `person ${uid}`;
const company = (id: string) => `company ${id}`;

/**
 * What each person has changed through this process lately, on whichever of their devices, and what its live stream told of
 * others: their pages read that at once, through this process or another one, and every process hears of it.
 */
export function recentChanges(clock: Clock) {
  const changes = new Map<string, { position: LogPosition; at: number }>();

  function note(whose: string, position: LogPosition): void {
    const before = changes.get(whose);
    const latest = laterOf(before?.position, position) ?? position;
    // A map remembers the order of insertion: the first is the oldest.
    changes.delete(whose);
    if (changes.size >= maxKept) changes.delete(changes.keys().next().value ?? '');
    changes.set(whose, { position: latest, at: clock.now().getTime() });
  }

  function find(whose: string): LogPosition | undefined {
    const found = changes.get(whose);
    if (!found) return undefined;
    if (clock.now().getTime() - found.at < rememberedSeconds * 1000) return found.position;
    changes.delete(whose);
    return undefined;
  }

  return {
    note: (uid: string, position: LogPosition): void => note(person(uid), position),
    noteEvent(event: AddressedEvent, position: LogPosition): void {
      const addressed = 'uid' in event ? [person(event.uid)] : [company(event.companyId), staff];
      for (const whose of addressed) note(whose, position);
    },
    /** Something may have been missed: nobody knows whose. */
    noteMissed: (position: LogPosition): void => note(everybody, position),
    find({ uid, isStaff, grants }: Pick<Caller, 'uid' | 'isStaff' | 'grants'>): LogPosition | undefined {
      const companies = new Set(grants.map(({ companyId }) => companyId));
      const names = [everybody, person(uid), ...(isStaff ? [staff] : []), ...[...companies].map(company)];
      return laterOf(...names.map(find));
    },
  };
}
