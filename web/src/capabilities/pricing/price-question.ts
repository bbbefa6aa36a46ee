import { day, readAddress, text } from '#ui/list/filters/address-fields.ts';

/** As many as one call may ask about. */
export const maxPriceQuantity = 99_999;
const maxTyped = 60;

const fields = {
  // As it was typed, even where it cannot be a number of ours: the field says so, and nothing is lost.
  shipTo: text(maxTyped),
  sku: text(maxTyped),
  quantity: packs,
  day,
};

/** What the address asks; some of it may be missing. */
export type PriceQuestion = ReturnType<typeof readPriceQuestion>;
export type AskedPrice = Omit<PriceQuestion, 'shipTo' | 'sku' | 'quantity'> & {
  shipTo: string;
  sku: string;
  quantity: number;
};

export const readPriceQuestion = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);

/** A question that can be answered; without a number of packs it is about one. */
export function findAsked({ shipTo, sku, quantity = 1, ...rest }: PriceQuestion): AskedPrice | undefined {
  if (!isPlainKey(shipTo) || !isPlainKey(sku)) return undefined;
  return { shipTo, sku, quantity, ...rest };
}

/** The shape of a ship-to's and a product's number. */
export const isPlainKey = (typed: string | undefined): typed is string =>
  typed !== undefined && /^[A-Za-z0-9_-]{1,40}$/.test(typed);

/** Names the day, too: whoever opens it on another day reads the same answer. */
export function linkTo({ shipTo, sku, quantity, day: asked }: AskedPrice, answeredDay = asked): string {
  const query = new URLSearchParams({ shipTo, sku, quantity: String(quantity) });
  if (answeredDay) query.set('day', answeredDay);
  return `/staff/prices/explain?${query}`;
}

function packs(raw: unknown): number | undefined {
  const count = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 0;
  return Number.isInteger(count) && count >= 1 && count <= maxPriceQuantity ? count : undefined;
}
