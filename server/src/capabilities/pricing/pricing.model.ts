import type { OwnPrice, PriceOrigin } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';

/** One row of a price list that is valid on the day in question. */
export type PriceRow = {
  sku: string;
  /** Of the list that the whole market shares, not of the customer's own. */
  isOfMarket: boolean;
  kind: PriceOrigin;
  minQty: number;
  /** The first day of its validity, counted from any fixed day. */
  beganOn: number;
  /** Given for promotions only. */
  validTo: string | undefined;
  netMinor: Minor;
};

/** A validity that nobody means to end. */
const forever = '9999-12-31';

/**
 * What a customer pays for one product, or undefined where they have no price (T110). Their own list decides: a contract, else
 * their price, else the list price that they were given. A promotion, theirs or the market's, counts where it is lower. Anyone who
 * takes more never pays more for one.
 */
export function ownPriceOf(rows: readonly PriceRow[]): OwnPrice | undefined {
  const one = offerFor(rows, 1);
  if (!one) return undefined;
  return {
    listMinor: listPriceOf(rows),
    yourMinor: one.netMinor,
    origin: one.kind,
    promotionUntil: one.kind === 'promotion' && one.validTo !== forever ? one.validTo : undefined,
    breaks: breaksOf(rows, one.netMinor),
  };
}

/** The price of one pack when this many are taken, all layers and pallets counted as packs. */
export function priceFor(price: OwnPrice, quantity: number): Minor {
  return price.breaks.findLast(({ minQty }) => minQty <= quantity)?.netMinor ?? price.yourMinor;
}

/** The list's price is what others pay by it; a customer's own list may name another one. */
const listPriceOf = (rows: readonly PriceRow[]): Minor | undefined => {
  const list = (isOfMarket: boolean) => rowFor(rows, 1, (row) => row.kind === 'list' && row.isOfMarket === isOfMarket);
  return (list(false) ?? list(true))?.netMinor;
};

function breaksOf(rows: readonly PriceRow[], priceOfOne: Minor): OwnPrice['breaks'] {
  const breaks: { minQty: number; netMinor: Minor }[] = [];
  let lowest = priceOfOne;
  for (const minQty of [...new Set(rows.map((row) => row.minQty))].sort((a, b) => a - b)) {
    const netMinor = offerFor(rows, minQty)?.netMinor ?? lowest;
    if (netMinor < lowest) breaks.push({ minQty, netMinor });
    lowest = Math.min(lowest, netMinor);
  }
  return breaks;
}

/** The row that a quantity is sold by. */
export function offerFor(rows: readonly PriceRow[], quantity: number): PriceRow | undefined {
  const find = (kind: PriceOrigin, isOfMarket: boolean) =>
    rowFor(rows, quantity, (row) => row.kind === kind && row.isOfMarket === isOfMarket);
  const base = find('contract', false) ?? find('customer', false) ?? find('list', false);
  return (
    base &&
    [find('promotion', false), find('promotion', true)].reduce<PriceRow>(
      (best, promotion) => (promotion && promotion.netMinor < best.netMinor ? promotion : best),
      base,
    )
  );
}

/** Of the rows asked for: the largest quantity within reach, then the one that began last, then the lowest. */
function rowFor(
  rows: readonly PriceRow[],
  quantity: number,
  isAsked: (row: PriceRow) => boolean,
): PriceRow | undefined {
  let best: PriceRow | undefined;
  for (const row of rows) {
    if (row.minQty > quantity || !isAsked(row)) continue;
    if (!best || comesBefore(row, best)) best = row;
  }
  return best;
}

function comesBefore(row: PriceRow, other: PriceRow): boolean {
  if (row.minQty !== other.minQty) return row.minQty > other.minQty;
  if (row.beganOn !== other.beganOn) return row.beganOn > other.beganOn;
  return row.netMinor < other.netMinor;
}
