import type { DemoPart } from '../demo-part.ts';
import type { TellErp } from '../order-life/erp-world.ts';

/** Contracts and credit lines, sized by what customers have bought and owe; both sides hold the same. */
export const agreementsPart = (tellErp: TellErp | undefined): DemoPart => ({
  name: 'agreements',
  async load(transaction, now) {
    const { loadAgreements } = await import('./load-agreements.ts');
    await loadAgreements(transaction, now, tellErp);
  },
});
