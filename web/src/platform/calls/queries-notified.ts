import { notifyManager } from '@tanstack/react-query';

/**
 * Until whoever shows a query has heard of what was written into the cache so far: that is told a moment later. Who takes
 * back what stood in for it before then shows the old state for that moment.
 */
export const queriesNotified = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(() => resolve()));
