import type { TrackingCode } from '@dray/contract/ordering/order-progress.ts';
import type { Delivery } from '../rules/order-facts.model.ts';

export type TrackingEvent = {
  code: TrackingCode;
  at: Date | undefined;
  planned: Date | undefined;
  depot: string | undefined;
  deliveryNumber: string;
};

export type Window = { from: Date; to: Date };

/** The dated facts of its deliveries, as they followed each other; what is only planned comes last (O6). */
export function trackingEvents(deliveries: readonly Delivery[]): TrackingEvent[] {
  const events = deliveries.filter(({ lines }) => lines.length > 0).flatMap(eventsOf);
  return events.toSorted((a, b) => momentOf(a) - momentOf(b));
}

const momentOf = ({ at, planned }: TrackingEvent): number =>
  at?.getTime() ?? (planned ? planned.getTime() : Number.POSITIVE_INFINITY);

function eventsOf(delivery: Delivery): TrackingEvent[] {
  // It is handed over at the ship-to, everything else happens in the depot.
  const fact = (code: TrackingCode, at: Date | undefined): TrackingEvent[] =>
    at ? [{ ...undated(code, delivery), at }] : [];
  const isGone = delivery.deliveredAt !== undefined;
  return [
    ...fact('created', delivery.createdAt),
    ...fact('picked', delivery.pickedAt),
    // That it is being picked is a fact without a moment of its own.
    ...(delivery.picking === 'partly' && !delivery.pickedAt ? [undated('picking', delivery)] : []),
    ...fact('loaded', delivery.loadedAt),
    ...fact('issued', delivery.issuedAt),
    ...fact('delivered', delivery.deliveredAt),
    ...(!isGone && delivery.plannedFrom ? [{ ...undated('delivered', delivery), planned: delivery.plannedFrom }] : []),
  ];
}

const undated = (code: TrackingCode, { number, depot }: Delivery): TrackingEvent => ({
  code,
  at: undefined,
  planned: undefined,
  depot: code === 'delivered' ? undefined : depot,
  deliveryNumber: number,
});

/** When the next of its deliveries that is not there yet is expected. */
export function expectedWindow(deliveries: readonly Delivery[]): Window | undefined {
  const coming = deliveries.flatMap(({ deliveredAt, isBlocked, proof, lines, plannedFrom: from, plannedTo: to }) =>
    !deliveredAt && !isBlocked && proof !== 'confirmed' && lines.length > 0 && from && to ? [{ from, to }] : [],
  );
  return coming.toSorted((a, b) => a.from.getTime() - b.from.getTime())[0];
}
