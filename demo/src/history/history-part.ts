import type { DemoPart } from '../demo-part.ts';

/** What customers have done so far: orders of eighteen months, orders that wait, carts that are being filled, favourites. */
export const historyPart: DemoPart = {
  name: 'history',
  async load(transaction, now) {
    // It needs the server's own rules, which a start that has its history already need not wait for.
    const { loadHistory } = await import('./load-history.ts');
    await loadHistory(transaction, now);
  },
};
