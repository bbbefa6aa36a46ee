import type { Tracking } from '#capabilities/ordering/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';

/** Nothing is known of a delivery: the server says so, or has neither an event nor an expectation. */
export const hasNoTracking = (tracking: Tracking | undefined, error: unknown): boolean =>
  (error instanceof CallRefused && error.code === 'NO_TRACKING') ||
  (tracking !== undefined && tracking.events.length === 0 && tracking.expected === null);
