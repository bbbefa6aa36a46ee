import { chanceOf } from './chance.ts';

type Status = 'Completely Processed' | 'Fully Rejected' | 'Not Relevant' | 'Not Yet Processed' | 'Partially Processed';

/** Out of a hundred orders; the rest is completely processed. */
const shares = { notYet: 7, partially: 8, rejected: 4, notRelevant: 3 };

/** Italian deliveries carry a status of their own (O3). */
const italianStatuses: Readonly<Record<Status, readonly [string, ...string[]]>> = {
  'Completely Processed': ['DELIVERED'],
  'Partially Processed': ['PARTIALLY DELIVERED', 'PARTIAL ORDER PREPARATION'],
  'Not Yet Processed': [
    'AWAITING SHIPMENT',
    'AWAITING FULLFILLMENT',
    'AWAITING DELIVERY',
    'IN STOCK',
    'ORDER UNDER INVESTIGATION',
  ],
  'Fully Rejected': ['CANCELLED', 'NOT DELIVERED'],
  'Not Relevant': ['DELIVERY NOT AVAILABLE'],
};

type Dated = { orderNumber: string; deliveryDate: string; country: string };

/** So many of those that came last may still be waiting for something. */
const youngOrders = 400;

/** What is still to come is under way, and of what came last a part, too; what became of the others is drawn by lot. */
export function statusesOf(
  orders: readonly Dated[],
  today: string,
): Map<string, { status: Status; deliveryStatus: string | undefined }> {
  const partOf = (percent: number) => Math.round((orders.length * percent) / 100);
  const byDelivery = orders.toSorted((one, other) => compare(other.deliveryDate, one.deliveryDate));
  const toCome = byDelivery.filter(({ deliveryDate }) => deliveryDate >= today);
  const waiting = chanceOf('waiting').some(byDelivery.slice(toCome.length, youngOrders), orders.length);
  const notYet = [...toCome, ...waiting.slice(0, partOf(shares.notYet) - toCome.length)];
  const others = new Set(byDelivery).difference(new Set(notYet));
  const drawn = chanceOf('status').some([...others], orders.length);
  const partially = drawn.splice(0, partOf(shares.partially));
  const rejected = drawn.splice(0, partOf(shares.rejected));
  const notRelevant = drawn.splice(0, partOf(shares.notRelevant));
  return new Map([
    ...toEntries('Not Yet Processed', notYet),
    ...toEntries('Partially Processed', partially),
    ...toEntries('Fully Rejected', rejected),
    ...toEntries('Not Relevant', notRelevant),
    ...toEntries('Completely Processed', drawn),
  ]);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const toEntries = (status: Status, orders: readonly Dated[]) =>
  orders.map(({ orderNumber, country }) => {
    const deliveryStatus =
      country === 'IT' ? chanceOf('delivery', orderNumber).oneOf(italianStatuses[status]) : undefined;
    return [orderNumber, { status, deliveryStatus }] as const;
  });
