import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { minutesLeft } from '#platform/time-left.ts';

type Order = Pick<OrderDetail, 'cancelBar' | 'cancellableUntil'>;

/** What the screen may say of cancelling now: it is promised for so many minutes, the depot decides, or it is too late. */
export type CancelTerms = { kind: 'promised'; until: string; minutes: number } | { kind: 'asked' } | { kind: 'barred' };

export function cancelTerms({ cancelBar, cancellableUntil }: Order, now: Date): CancelTerms {
  if (cancelBar) return { kind: 'barred' };
  const minutes = minutesLeft(cancellableUntil, now);
  return cancellableUntil && minutes !== undefined
    ? { kind: 'promised', until: cancellableUntil, minutes }
    : { kind: 'asked' };
}

/** The remaining minutes that are worth an announcement: the last half hour, and the last five of it. */
export function announcedMinutes(terms: CancelTerms): 30 | 5 | undefined {
  if (terms.kind !== 'promised' || terms.minutes > 30) return undefined;
  return terms.minutes > 5 ? 30 : 5;
}
