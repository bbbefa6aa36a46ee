import { zoneDay } from '#platform/texts/zone-day.ts';
import type { BellItem } from './notifications.queries.ts';

/** What comes in numbers and says the same each time: it would push the rest out of sight. */
const groupedKinds = ['new-device', 'order-delivered', 'document-overdue'] as const;
export type GroupedKind = (typeof groupedKinds)[number];

export type BellEntry =
  | { item: BellItem; items?: never }
  | { kind: GroupedKind; items: readonly [BellItem, ...BellItem[]]; item?: never };

const dayMs = 86_400_000;

const isGrouped = (kind: BellItem['kind']): kind is GroupedKind => groupedKinds.some((each) => each === kind);

/** Newest first; those of a kind within a day of each other stand together, where the newest of them is. */
export function bellEntries(items: readonly BellItem[]): BellEntry[] {
  const taken = new Set<BellItem>();
  return items.flatMap((item): BellEntry[] => {
    if (taken.has(item)) return [];
    const { kind } = item;
    if (!isGrouped(kind)) return [{ item }];
    const alike = items.filter((other) => other.kind === kind && !taken.has(other) && isWithinDay(item, other));
    for (const each of alike) taken.add(each);
    return alike.length > 1 ? [{ kind, items: [item, ...alike.filter((each) => each !== item)] }] : [{ item }];
  });
}

const isWithinDay = (newest: BellItem, other: BellItem): boolean => {
  const apartMs = Date.parse(newest.at) - Date.parse(other.at);
  return apartMs >= 0 && apartMs < dayMs;
};

const newestOf = (entry: BellEntry): BellItem => entry.item ?? entry.items[0];

export const keyOfEntry = (entry: BellEntry): string => newestOf(entry).id;

/** Today's, by the reader's clock, and what came before. */
export function byDay(entries: readonly BellEntry[], now: Date, zone: string) {
  const today = zoneDay(now, zone);
  const isToday = (entry: BellEntry) => zoneDay(new Date(newestOf(entry).at), zone) === today;
  return { today: entries.filter(isToday), earlier: entries.filter((entry) => !isToday(entry)) };
}
