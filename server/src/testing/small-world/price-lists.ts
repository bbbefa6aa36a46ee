import type { Country } from '@dray/contract/markets.ts';

/** What one customer pays, given as a part of what the market's main customer pays. */
export type SmallPriceList = {
  code: string;
  country: Country;
  shipTos: readonly string[];
  percentOfMain: number;
  /** Cheaper from a pallet on, and again from five. */
  hasPalletPrices?: true;
  /** Agreed by contract, below the list's own prices. */
  contract?: { percentOfMain: number; skus: readonly string[] };
  /** Goods that are offered, but for which nobody has agreed a price yet. */
  unpricedSkus?: readonly string[];
  excludedBrands?: readonly string[];
  excludedSkus?: readonly string[];
};

export const priceLists: readonly SmallPriceList[] = [
  { code: 'CZ-ULIPY', country: 'CZ', shipTos: ['100234', '100236'], percentOfMain: 100 },
  { code: 'CZ-ZAHRADA', country: 'CZ', shipTos: ['100235'], percentOfMain: 104 },
  {
    code: 'CZ-VELKOSKLAD',
    country: 'CZ',
    shipTos: ['100237', '100238', '100239'],
    percentOfMain: 93,
    hasPalletPrices: true,
  },
  { code: 'CZ-KUN', country: 'CZ', shipTos: ['100242', '100243'], percentOfMain: 101, unpricedSkus: ['CZ100012'] },
  {
    code: 'CZ-VRATA',
    country: 'CZ',
    shipTos: ['100244', '100247'],
    percentOfMain: 98,
    contract: { percentOfMain: 91, skus: ['CZ100001', 'CZ100038'] },
    excludedBrands: ['Citrela'],
    excludedSkus: ['CZ100014'],
  },
  {
    code: 'SK-TATRAVELKO',
    country: 'SK',
    shipTos: ['100301', '100303', '100304'],
    percentOfMain: 100,
    hasPalletPrices: true,
  },
  {
    code: 'IT-BELLINI',
    country: 'IT',
    shipTos: ['100401', '100403', '100404'],
    percentOfMain: 100,
    hasPalletPrices: true,
  },
  { code: 'ES-HOSTELERIA', country: 'ES', shipTos: ['100501', '100502'], percentOfMain: 100 },
];

/** Both ends are days on which the price holds; on a market's own list it is for everybody there. */
export const promotions = [
  { list: 'CZ-LIST', sku: 'CZ100062', percentOff: 14, from: '2026-11-02', to: '2026-11-30' },
  { list: 'CZ-LIST', sku: 'CZ100009', percentOff: 12, from: '2026-10-13', to: '2026-11-11' },
  { list: 'CZ-LIST', sku: 'CZ100006', percentOff: 9, from: '2026-11-13', to: '2026-11-26' },
  { list: 'CZ-ZAHRADA', sku: 'CZ100001', percentOff: 6, from: '2026-11-02', to: '2026-11-30' },
  { list: 'CZ-VELKOSKLAD', sku: 'CZ100004', percentOff: 12, from: '2026-11-02', to: '2026-11-30', minQty: 72 },
  { list: 'SK-LIST', sku: 'SK100017', percentOff: 12, from: '2026-11-02', to: '2026-11-30' },
] as const;
