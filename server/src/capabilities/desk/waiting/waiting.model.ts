import { maxCounted, type WaitingKind, waitingKinds } from '@dray/contract/desk/desk-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';

/** One thing that waits. */
export type WaitingThing = {
  kind: WaitingKind;
  cause?: string | undefined;
  since: Date;
  markets: readonly Country[];
  /** By which people know it. */
  name?: string | undefined;
};

export type WaitingGroup = {
  kind: WaitingKind;
  cause: string | undefined;
  count: number;
  isMore: boolean;
  oldest: Date | undefined;
  markets: readonly Country[];
  example: string | undefined;
};

/** What has one cause is usually mended together. Causes beyond these few are one line. */
const maxCauses = 5;

/** By kind, and of each by cause, the most frequent first; `isCut` where more wait than were looked at. */
export function groupWaiting(things: readonly WaitingThing[], isCut: boolean): WaitingGroup[] {
  const byKind = Map.groupBy(things, ({ kind }) => kind);
  return waitingKinds.flatMap((kind) => {
    const ofKind = byKind.get(kind) ?? [];
    const byCause = [...Map.groupBy(ofKind, ({ cause }) => cause).values()].sort((a, b) => b.length - a.length);
    const rest = byCause.length > maxCauses ? byCause.splice(maxCauses - 1).flat() : [];
    const groups = byCause.map((group) => groupOf(group, group[0]?.cause, isCut));
    return rest.length > 0 ? [...groups, groupOf(rest, undefined, isCut)] : groups;
  });
}

function groupOf(things: readonly WaitingThing[], cause: string | undefined, isCut: boolean): WaitingGroup {
  const [oldest] = things.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return {
    kind: things[0]?.kind ?? 'parked',
    cause,
    count: Math.min(things.length, maxCounted),
    isMore: things.length > maxCounted || isCut,
    oldest: oldest?.since,
    markets: [...new Set(things.flatMap(({ markets }) => markets))].sort(),
    example: oldest?.name,
  };
}

export const isIn = (market: Country | undefined, markets: readonly Country[]): boolean =>
  market === undefined || markets.includes(market);
