import type { DemoPart } from '../demo-part.ts';
import type { TellErp } from '../order-life/erp-world.ts';

/**
 * What customers have done so far: orders of eighteen months, orders that wait, carts that are being filled, favourites.
 * The ERP is told within the same transaction, so that a start that was broken off leaves neither side with half of it.
 */
export const historyPart = (tellErp: TellErp | undefined): DemoPart => ({
  name: 'history',
  async load(transaction, now) {
    // It needs the server's own rules, which a start that has its history already need not wait for.
    const { loadHistory } = await import('./load-history.ts');
    await loadHistory(transaction, now, tellErp);
  },
});
