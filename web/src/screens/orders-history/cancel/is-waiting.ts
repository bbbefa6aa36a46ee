import type { OrderRow } from '#capabilities/ordering/index.ts';

/** The request is on its way or with the brewery; one sent just now may not be in the order yet. */
export const isWaiting = ({ cancellation }: OrderRow, isAsked: boolean): boolean =>
  cancellation === 'requested' || cancellation === 'blocked' || (isAsked && cancellation === 'none');
