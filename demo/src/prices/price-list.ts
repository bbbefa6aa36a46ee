import type { Country } from '../markets/demo-countries.ts';
import type { DemoProduct } from '../products/demo-products.ts';

/** What one customer pays, given as a part of what the market's main customer pays. */
export type DemoPriceList = {
  code: string;
  country: Country;
  shipTos: readonly string[];
  percentOfMain: number;
  /** From where on a larger quantity is cheaper. */
  breaks?: 'by-pallet' | 'by-layer';
  /** Agreed by contract, below the list's own prices. */
  contract?: { percentOfMain: number; skus: readonly string[] };
  /** Goods that are listed, but for which nobody has agreed a price yet. */
  unpricedSkus?: readonly string[];
  excludedBrands?: readonly string[];
  isExcluded?: (product: DemoProduct) => boolean;
};

export const marketListCode = (country: Country): string => `${country}-LIST`;
