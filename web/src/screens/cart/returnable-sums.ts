import type { Cart } from '#capabilities/cart/index.ts';

type Row = Cart['returnable_items'][number];

/** The server tells them by article; the customer hands back crates, whatever beer was in them. */
export function sumBySku(items: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const item of items) {
    const known = sums.get(item.sku);
    sums.set(item.sku, known ? added(known, item) : item);
  }
  return [...sums.values()];
}

const added = (one: Row, other: Row): Row => ({
  ...one,
  total_units: Math.round((one.total_units + other.total_units) * 1000) / 1000,
  total_price: Math.round((one.total_price + other.total_price) * 100) / 100,
});
