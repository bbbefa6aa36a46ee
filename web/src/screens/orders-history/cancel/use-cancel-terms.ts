import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { type CancelTerms, cancelTerms } from './cancel-terms.model.ts';

/** Often enough that the words change within the minute in which the time ends. */
const lookAgainMs = 5_000;

/** By the server's clock: that of a till in a cellar may be wrong by hours. */
export const useCancelTerms = (order: Pick<OrderDetail, 'cancelBar' | 'cancellableUntil'>): CancelTerms =>
  cancelTerms(order, useServerNow(lookAgainMs));
