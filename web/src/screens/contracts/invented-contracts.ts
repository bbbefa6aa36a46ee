import type { Contract } from '#capabilities/contracts/index.ts';

const step = (hl: number, bonus: number, state: Contract['steps'][number]['state']) => ({
  hl,
  bonus,
  state,
  isCommitment: hl === 240,
  reachedOn: state === 'reached' ? '2026-09-24' : null,
  amount: 20_000,
  isEstimate: state === 'ahead',
  missingHl: 12,
});

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  planHl: 20,
  deliveredHl: 16,
}));

const shipTo = (shipToId: string) => ({
  shipToId,
  name: 'Letní zahrada',
  city: 'Brno',
  deliveredHl: 60,
  share: 0.33,
  comparedHl: 60,
  lastYearHl: 50,
});

const running: Contract = {
  id: '1',
  number: '40011872',
  payerId: '300101',
  payerName: 'U Lípy s.r.o.',
  name: 'Rámcová smlouva 2026',
  kind: 'volume',
  state: 'running',
  from: '2026-01-01',
  to: '2026-12-31',
  daysLeft: 49,
  elapsedShare: 0.87,
  currency: 'CZK',
  committedHl: 240,
  deliveredHl: 187.4,
  orderedHl: 6.2,
  cartHl: 0,
  remainingHl: 46.4,
  planTodayHl: 207.8,
  deliveredNet: 790_000,
  steps: [step(160, 2, 'reached'), step(200, 3, 'next'), step(240, 4, 'ahead'), step(280, 5, 'ahead')],
  next: { hl: 200, bonus: 3, missingHl: 6.4, gain: 7_900, product: null },
  months,
  places: [shipTo('1'), shipTo('2'), shipTo('3')],
  comparedFrom: '2026-01',
  outlook: { hl: 216, bonus: 3, missingHl: 24 },
  payOutBy: '2027-01-31',
  conditions: null,
  hasFile: false,
};

/** What is there while the real ones are on their way. */
export const inventedContracts: readonly Contract[] = ['1', '2', '3'].map((id) => ({ ...running, id }));
