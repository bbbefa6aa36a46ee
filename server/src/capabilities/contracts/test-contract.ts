import type { Contract } from './contract.model.ts';
import type { DeliveredSum } from './fulfilment.model.ts';

/** 240 hl within a year, with a bonus from 160, 200 and 240 hl on. */
export const aContract = (fields: Partial<Contract> = {}): Contract => ({
  id: '40011872',
  payerId: '300101',
  country: 'CZ',
  kind: 'volume',
  name: 'Rámcová smlouva 2026',
  from: '2026-01-01',
  to: '2026-12-31',
  currency: 'CZK',
  committedHl: 240,
  isEnded: false,
  steps: [
    { hl: 160, bonus: 2 },
    { hl: 200, bonus: 3.5 },
    { hl: 240, bonus: 5 },
  ],
  plan: new Map(),
  payOutBy: undefined,
  conditions: {},
  fileKey: undefined,
  ...fields,
});

export const delivered = (shipToId: string, month: string, hl: number, netMinor = 0): DeliveredSum => ({
  shipToId,
  month,
  hlTenThousandths: Math.round(hl * 10_000),
  netMinor,
});
