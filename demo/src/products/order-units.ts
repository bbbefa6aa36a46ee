import type { DemoProduct } from './demo-products.ts';

type OrderUnit = 'packs' | 'layers' | 'pallets';

/** Crates that only wholesalers take, because they come back by the layer. */
const byLayersOnly: ReadonlySet<string> = new Set(['IT100104']);

/** What a customer may count in when they order. Cylinders are never stacked by them. */
export function orderUnitsOf({ sku, pack }: DemoProduct): OrderUnit[] {
  if (pack.format === 'CO2') return ['packs'];
  return byLayersOnly.has(sku) ? ['layers', 'pallets'] : ['packs', 'layers', 'pallets'];
}
