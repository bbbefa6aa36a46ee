import type { PriceExplanation } from '#capabilities/pricing/index.ts';

const row = {
  isOfMarket: false,
  kind: 'customer' as const,
  minQuantity: 1,
  validFrom: '2026-01-01',
  validTo: null,
  price: 1000,
};

/** Of the size of a real one, for the time until it comes. */
export const inventedExplanation: PriceExplanation = {
  shipTo: { id: '000000', name: 'Xxxxxxxx', companyId: 'c' },
  product: { sku: 'XX000000', name: 'Xxxxxxxx xxxxxxxx xxx' },
  quantity: 1,
  day: '2026-01-01',
  currency: 'EUR',
  price: 1000,
  listPrice: 1200,
  unpriced: null,
  rows: [
    { ...row, verdict: 'won' },
    { ...row, isOfMarket: true, kind: 'list', price: 1200, verdict: 'list-price' },
    { ...row, minQuantity: 6, price: 900, verdict: 'more-packs' },
  ],
  nextChange: null,
};
