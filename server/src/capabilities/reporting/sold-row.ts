import { parseMinor, toNumeric } from '#platform/money.ts';
import type { Sold, Sums } from './sales.model.ts';

/** As PostgreSQL holds it: amounts as text, so that nothing is rounded on the way. */
export type SumsRow = { packs: string; hectolitres: string; net: string; deposit: string; orders: number };
export type SoldRow = SumsRow & { day: string; brand: string; group: string };

export const toSums = ({ packs, hectolitres, net, deposit, orders }: SumsRow): Sums => ({
  packThousandths: Math.round(Number(packs) * 1_000),
  hlTenThousandths: Math.round(Number(hectolitres) * 10_000),
  netMinor: parseMinor(net),
  depositMinor: parseMinor(deposit),
  orders: Number(orders),
});

export const toSold = ({ day, brand, group, ...sums }: SoldRow): Sold => ({ day, brand, group, ...toSums(sums) });

export const toSoldRow = (sold: Sold): SoldRow => ({
  day: sold.day,
  brand: sold.brand,
  group: sold.group,
  packs: (sold.packThousandths / 1_000).toFixed(3),
  hectolitres: (sold.hlTenThousandths / 10_000).toFixed(4),
  net: toNumeric(sold.netMinor),
  deposit: toNumeric(sold.depositMinor),
  orders: sold.orders,
});
