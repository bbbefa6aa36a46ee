import type { AssignmentPreview, FollowedLists, PriceListRow } from '#capabilities/pricing/index.ts';

/** Nobody's, as large as usual ones: drawn while the real ones are on their way. */
export const inventedFollowed: FollowedLists = {
  shipTo: { id: '000000', name: 'U Lípy', companyId: 'C0000', country: 'CZ' },
  today: '2026-11-12',
  current: 'CZ-0',
  lists: [{ validFrom: null, priceList: 'CZ-0', name: '' }],
  version: '',
};

export const inventedPreview: AssignmentPreview = {
  currency: 'CZK',
  same: 20,
  dearer: 4,
  cheaper: 2,
  gained: 0,
  lost: 1,
  carts: 0,
  products: [{ sku: 'CZ000000', name: 'Ležák 12°, sud 50 l', before: 2595, after: 2650 }],
};

export const inventedLists: readonly PriceListRow[] = ['0', '1', '2'].map((code) => ({
  code,
  name: 'Hospody',
  country: 'CZ',
  currency: 'CZK',
  isMarketList: false,
  excludedProducts: [],
  excludedBrands: [],
  shipTos: 12,
}));
