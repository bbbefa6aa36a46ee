import type { Cart } from '#capabilities/cart/index.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { Request } from '#platform/request/request.ts';

/** Who keeps orders: what they may touch, what their headers say, and who answers for it; a request is one. */
export type Person = Pick<Request, 'caller' | 'scope' | 'delivery' | 'actor'>;

export type SavedOrderQuery = {
  /** Ship-tos by their ids. */
  shipToIds: readonly string[];
  /** Days of the caller's market, both included. */
  dateFrom: string | undefined;
  dateTo: string | undefined;
  deliverTo: string | undefined;
  billTo: string | undefined;
  shipToName: string | undefined;
  pageSize: number;
  currentPage: number;
  oldestFirst: boolean;
};

/** How long a deletion can be taken back. */
export const undoMs = 60 * 60 * 1_000;

/** An empty cart that made room for another was never a saved order. */
export const wasSaved = ({ savedAt, items }: Pick<Cart, 'savedAt' | 'items'>): boolean =>
  savedAt !== undefined && items.length > 0;

export const addressOf = ({ street, postalCode, city }: Pick<ShipTo, 'street' | 'postalCode' | 'city'>): string =>
  `${street}, ${postalCode} ${city}`;

/** Whether a query asks for orders of certain ship-tos; those without one are then left out. */
export const asksForShipTos = ({ shipToIds, deliverTo, billTo, shipToName }: SavedOrderQuery): boolean =>
  shipToIds.length > 0 || [deliverTo, billTo, shipToName].some((text) => text !== undefined);

/** Every part of the question must fit: an id exactly, a name or an address in any part of it. */
export function fitsQuery(shipTo: ShipTo, { shipToIds, deliverTo, billTo, shipToName }: SavedOrderQuery): boolean {
  const { payer } = shipTo;
  return (
    (shipToIds.length === 0 || shipToIds.includes(shipTo.id)) &&
    fits(deliverTo, shipTo.id, [shipTo.name, addressOf(shipTo)]) &&
    fits(billTo, payer.id, [payer.name]) &&
    fits(shipToName, undefined, [shipTo.name])
  );
}

function fits(wanted: string | undefined, id: string | undefined, texts: readonly string[]): boolean {
  if (wanted === undefined) return true;
  return wanted === id || texts.some((text) => folded(text).includes(folded(wanted)));
}

/** Nobody types accents into a filter on a telephone. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
