import type { ContractOnWire } from '@dray/contract/contracts/contract-shapes.ts';

/** A contract whose next step is three packs away: the demo world's own figures move with the days. */
export const nearContract = (product: NonNullable<NonNullable<ContractOnWire['next']>['product']>): ContractOnWire => ({
  ...{ id: '1', number: '40011872', payerId: '300202', payerName: 'Javorinka', name: 'Rámcová zmluva 2026' },
  ...{ kind: 'volume', state: 'running', from: '2026-01-01', to: '2026-12-31', daysLeft: 49, elapsedShare: 0.87 },
  ...{ currency: 'EUR', committedHl: 240, deliveredHl: 199.1, orderedHl: 0, cartHl: 0, remainingHl: 40.9 },
  ...{ planTodayHl: null, deliveredNet: 30_000, months: [], outlook: null, payOutBy: null },
  ...{ conditions: null, hasFile: false },
  steps: [
    {
      ...{ hl: 200, bonus: 3, isCommitment: false, state: 'next', reachedOn: null },
      ...{ amount: 900, isEstimate: false, missingHl: 0.9 },
    },
  ],
  comparedFrom: '2026-01',
  places: [
    {
      shipToId: product.shipToId,
      name: 'Javorinka',
      city: 'Žilina',
      deliveredHl: 199.1,
      share: 1,
      comparedHl: 199.1,
      lastYearHl: 180,
    },
  ],
  next: { hl: 200, bonus: 3, missingHl: 0.9, gain: 900, product },
});
