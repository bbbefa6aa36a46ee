import { notifyManager } from '@tanstack/react-query';

/**
 * Until the parts that show a query have heard of what was written into the cache so far: they are notified a moment later. A part that takes
 * back what stood in for it before then shows the old state for that moment.
 */
export const queriesNotified = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(() => resolve()));
