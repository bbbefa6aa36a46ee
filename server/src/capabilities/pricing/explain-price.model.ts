import { nextDay } from '@dray/contract/calendar-day.ts';
import type { PriceVerdict } from '@dray/contract/pricing/price-explanation.rest.ts';
import type { Minor } from '#platform/money.ts';
import { offerFor, ownPriceOf, type PriceRow, priceFor } from './pricing.model.ts';

/** A row with the days between which it counts. */
export type DatedRow = PriceRow & { firstDay: string; lastDay: string };
export type JudgedRow = DatedRow & { verdict: PriceVerdict };

const countsOn = (day: string) => (row: DatedRow) => row.firstDay <= day && row.lastDay >= day;

/** By the functions that price goods and carts; undefined where there is no price. */
export function priceOn(rows: readonly DatedRow[], quantity: number, day: string): Minor | undefined {
  const price = ownPriceOf(rows.filter(countsOn(day)));
  return price && priceFor(price, quantity);
}

/** What became of each row, the one that won first, then those that counted, then those of other days and quantities. */
export function judgeRows(rows: readonly DatedRow[], quantity: number, day: string): JudgedRow[] {
  const counting = rows.filter(countsOn(day));
  const { winner, raising } = walkUp(counting, quantity);
  const verdictOf = (row: DatedRow): PriceVerdict => {
    if (row.firstDay > day) return 'not-yet';
    if (row.lastDay < day) return 'over';
    if (row.minQty > quantity) return 'more-packs';
    if (row === winner) return 'won';
    return raising.has(row) ? 'would-raise' : whyNot(row, winner);
  };
  return rows
    .map((row) => ({ ...row, verdict: verdictOf(row) }))
    .toSorted(
      (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.minQty - b.minQty || b.beganOn - a.beganOn,
    );
}

function whyNot(row: DatedRow, winner: PriceRow | undefined): PriceVerdict {
  if (row.isOfMarket && row.kind === 'list') return 'list-price';
  const isDear = row.kind === 'promotion' && winner !== undefined && row.netMinor >= winner.netMinor;
  return isDear ? 'not-lower' : 'outranked';
}

const order: readonly PriceVerdict[] = [
  'won',
  'outranked',
  'not-lower',
  'would-raise',
  'list-price',
  'more-packs',
  'not-yet',
  'over',
];

/** From one pack up to so many: the offer of each step, which counts where it is lower than all before. */
function walkUp(counting: readonly DatedRow[], quantity: number) {
  const raising = new Set<PriceRow>();
  let winner: PriceRow | undefined = offerFor(counting, 1);
  if (!winner) return { winner, raising };
  for (const minQty of [...new Set(counting.map((row) => row.minQty))].sort((a, b) => a - b)) {
    if (minQty > quantity) break;
    const offer = offerFor(counting, minQty);
    if (!offer || offer === winner) continue;
    if (offer.netMinor < winner.netMinor) winner = offer;
    else if (offer.netMinor > winner.netMinor) raising.add(offer);
  }
  raising.delete(winner);
  return { winner, raising };
}

/** The next day on which so many cost something else. */
export function nextChangeAfter(
  rows: readonly DatedRow[],
  quantity: number,
  day: string,
): { day: string; price: Minor | undefined } | undefined {
  const now = priceOn(rows, quantity, day);
  const turns = new Set(rows.flatMap(({ firstDay, lastDay }) => [firstDay, dayAfter(lastDay)]));
  for (const turn of [...turns].filter((each) => each > day).sort()) {
    const price = priceOn(rows, quantity, turn);
    if (price !== now) return { day: turn, price };
  }
  return undefined;
}

/** A validity that nobody means to end has no day after. */
const dayAfter = (day: string): string => (day >= forever ? day : nextDay(day));
const forever = '9999-12-31';
