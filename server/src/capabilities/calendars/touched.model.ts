import type { Consequences } from '@dray/contract/calendars/calendar-shapes.ts';
import { type DeliveryRules, orderByMoment } from '@dray/contract/company/delivery-calendar.ts';
import { isOpenDay } from '@dray/contract/company/open-days.ts';
import type { ServedShipTo } from '#capabilities/company/index.ts';

/** An order or an open cart that stands on a day. */
export type OnDay = {
  kind: 'order' | 'cart';
  orderNumber: string | undefined;
  uid: string;
  shipToId: string;
  transportType: string;
  date: string;
};

/** One that a change hits, with where it goes. */
export type Touched = OnDay & { place: ServedShipTo };

export type RulesBeforeAndAfter = { before: DeliveryRules; after: DeliveryRules };

/**
 * An order is hit by a day that closes: the depot decides what becomes of it. A cart is hit, too, where it would have to be
 * sent earlier than its buyer was told.
 */
export function isHit({ kind, date }: OnDay, { before, after }: RulesBeforeAndAfter): boolean {
  if (!isOpenDay(before, date)) return false;
  if (!isOpenDay(after, date)) return true;
  if (kind === 'order') return false;
  const [was, is] = [orderByMoment(before, date), orderByMoment(after, date)];
  return was !== undefined && (is === undefined || is.date < was.date || (is.date === was.date && is.time < was.time));
}

export const maxNamed = 50;

export function consequencesOf(touched: readonly Touched[]): Consequences {
  const orders = touched.filter(({ kind }) => kind === 'order');
  const carts = touched.filter(({ kind }) => kind === 'cart');
  return {
    orders: orders.length,
    carts: carts.length,
    named: [...orders, ...carts].slice(0, maxNamed).map(({ kind, orderNumber, date, place }) => ({
      kind,
      orderNumber: orderNumber ?? null,
      date,
      shipTo: { id: place.id, name: place.name },
      company: { id: place.companyId, name: place.companyName },
    })),
  };
}

/** What somebody is told of a change: the first of their days that it hits. */
export type HitPerson = {
  uid: string;
  date: string;
  shipToId: string;
  transportType: string;
  orderNumbers: readonly string[];
};

/** Everybody once, whatever of theirs stands there. */
export function whoIsNotified(touched: readonly Touched[]): HitPerson[] {
  const byPerson = Map.groupBy(touched, ({ uid }) => uid);
  return [...byPerson].flatMap(([uid, theirs]) => {
    const [first] = theirs.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    if (!first) return [];
    const orderNumbers = theirs.flatMap(({ orderNumber }) => orderNumber ?? []);
    const { date, shipToId, transportType } = first;
    return [{ uid, date, shipToId, transportType, orderNumbers: orderNumbers.slice(0, maxNamed) }];
  });
}
