/** What the supplier may say of one day (B15). */
export const exceptionKinds = ['closed', 'extra-day', 'earlier-cut-off'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** One day that differs: for a whole market, or for one ship-to, one means of transport, or both. */
export type CalendarException = {
  date: string;
  kind: ExceptionKind;
  shipToId: string | undefined;
  transportType: string | undefined;
  /** HH:MM, of an earlier cut-off alone. */
  cutOff: string | undefined;
};

/** How one day differs for one ship-to and means of transport. */
export type SpecialDay = {
  date: string;
  /** Opened or closed, whatever weekday or holiday it is; undefined where it stays what it is. */
  isOpen: boolean | undefined;
  /** Who orders on that day has to do it by then; never later than usual. */
  cutOff: string | undefined;
};

/** Those of a market, by whom they are for, so that a ship-to without any costs nothing. */
export type MarketExceptions = {
  ofAll: readonly CalendarException[];
  byShipTo: ReadonlyMap<string, readonly CalendarException[]>;
};

export const noExceptions: MarketExceptions = { ofAll: [], byShipTo: new Map() };

export function groupExceptions(exceptions: readonly CalendarException[]): MarketExceptions {
  if (exceptions.length === 0) return noExceptions;
  const ofAll = exceptions.filter(({ shipToId }) => shipToId === undefined);
  const own = exceptions.filter(({ shipToId }) => shipToId !== undefined);
  return { ofAll, byShipTo: Map.groupBy(own, ({ shipToId }) => shipToId ?? '') };
}

const none: readonly SpecialDay[] = [];

/**
 * What differs for one ship-to and means of transport, day by day. What is said of the ship-to comes before what is said of
 * its market, and of a means of transport before what is said of all of them.
 */
export function specialDaysFor(
  { ofAll, byShipTo }: MarketExceptions,
  shipToId: string,
  transportType: string,
): readonly SpecialDay[] {
  const own = byShipTo.get(shipToId);
  if (!own && ofAll.length === 0) return none;
  const about = [...ofAll, ...(own ?? [])]
    .filter((each) => each.transportType === undefined || each.transportType === transportType)
    .sort((one, other) => weightOf(one) - weightOf(other));
  const days = new Map<string, SpecialDay>();
  // The weightiest comes last and stays.
  for (const { date, kind, cutOff } of about) {
    const known = days.get(date) ?? { date, isOpen: undefined, cutOff: undefined };
    days.set(date, kind === 'earlier-cut-off' ? { ...known, cutOff } : { ...known, isOpen: kind === 'extra-day' });
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

const weightOf = ({ shipToId, transportType }: CalendarException): number =>
  (shipToId === undefined ? 0 : 2) + (transportType === undefined ? 0 : 1);
