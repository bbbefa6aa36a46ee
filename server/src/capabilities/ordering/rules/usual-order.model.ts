/** What a customer orders something by. */
export type OrderUnit = 'packs' | 'layers' | 'pallets';

/** One article of an order, in packs; `perUnit` of them are one of its unit. */
export type SeenLine = { sku: string; packs: number; unit: OrderUnit; perUnit: number };

/** The newest last; months count from 1. */
export type SeenOrder = { month: number; lines: readonly SeenLine[] };

/** How much more or less a month's orders hold than others (1 is none). */
export type MonthIndex = (month: number) => number;

/** Amounts are in the customer's own unit. */
export type UsualLine = {
  sku: string;
  unit: OrderUnit;
  perUnit: number;
  amount: number;
  /** In how many of the orders it was. */
  seenIn: number;
  low: number;
  high: number;
};

export type UsualOrder = { basedOn: number; usual: readonly UsualLine[]; sometimes: readonly UsualLine[] };

/** So many of the newest orders count, and with fewer than the least nothing is usual yet (T149). */
export const maxCounted = 6;
const minCounted = 4;
/** In so many of them it is usual. */
const minSeen = 4;
/** The amount follows the last few times. */
const amountFrom = 3;

/** What is usually ordered next, in a month (P2). */
export function usualOrder(orders: readonly SeenOrder[], indexOf: MonthIndex, month: number): UsualOrder {
  const counted = orders.slice(-maxCounted);
  if (counted.length < minCounted) return { basedOn: counted.length, usual: [], sometimes: [] };
  const lines = [...timesBySku(counted)].map(([sku, times]) => toLine(sku, times, indexOf, month));
  const oftenFirst = lines.toSorted((a, b) => b.seenIn - a.seenIn);
  return {
    basedOn: counted.length,
    usual: oftenFirst.filter(({ seenIn }) => seenIn >= minSeen),
    sometimes: oftenFirst.filter(({ seenIn }) => seenIn < minSeen),
  };
}

type Time = SeenLine & { month: number };

function timesBySku(orders: readonly SeenOrder[]): ReadonlyMap<string, readonly Time[]> {
  const times = new Map<string, Time[]>();
  // From the newest on, so that what is still ordered comes first.
  for (const { month, lines } of orders.toReversed())
    for (const line of merged(lines)) times.set(line.sku, [{ ...line, month }, ...(times.get(line.sku) ?? [])]);
  return times;
}

/** Two lines of one article in an order are one wanted line. */
function merged(lines: readonly SeenLine[]): SeenLine[] {
  return [...Map.groupBy(lines, ({ sku }) => sku).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, packs: rest.reduce((sum, { packs }) => sum + packs, first.packs) }] : [],
  );
}

function toLine(sku: string, times: readonly Time[], indexOf: MonthIndex, month: number): UsualLine {
  const { unit, perUnit } = times.at(-1) ?? { unit: 'packs' as const, perUnit: 1 };
  const inUnit = (packs: number) => Math.max(1, Math.round(packs / perUnit));
  const seasonless = times.slice(-amountFrom).map((time) => time.packs / indexOf(time.month));
  const all = times.map(({ packs }) => inUnit(packs));
  return {
    sku,
    unit,
    perUnit,
    amount: inUnit(median(seasonless) * indexOf(month)),
    seenIn: times.length,
    low: Math.min(...all),
    high: Math.max(...all),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
