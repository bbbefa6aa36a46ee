import type { PlannedOrder } from './life.store.ts';

/** `at` is when it happened, as documents show it; `now` is when the ERP writes it down. */
export type Happening = { order: PlannedOrder; part: number; at: Date; now: Date };
