import type { Minor } from '#platform/money.ts';

/** What a report adds up. Hectolitres have four places, packs three; both are kept as whole numbers of those. */
export type Sums = {
  packThousandths: number;
  hlTenThousandths: number;
  netMinor: Minor;
  depositMinor: Minor;
  orders: number;
};

/** Goods are put together by their brand and their group; nothing finer is kept. */
export type Kind = { brand: string; group: string };

export type Sold = Sums & Kind & { day: string };

export type Measures = Kind & { hlTenThousandths: number };

export type SoldItem = { day: string; sku: string; packs: number; netMinor: Minor; depositMinor: Minor };

const noKind: Measures = { brand: '', group: '', hlTenThousandths: 0 };

export const noSums: Sums = { packThousandths: 0, hlTenThousandths: 0, netMinor: 0, depositMinor: 0, orders: 0 };

export const added = (one: Sums, other: Sums, sign: 1 | -1 = 1): Sums => ({
  packThousandths: one.packThousandths + sign * other.packThousandths,
  hlTenThousandths: one.hlTenThousandths + sign * other.hlTenThousandths,
  netMinor: one.netMinor + sign * other.netMinor,
  depositMinor: one.depositMinor + sign * other.depositMinor,
  orders: one.orders + sign * other.orders,
});

export const totalOf = (sums: readonly Sums[]): Sums => sums.reduce((total, each) => added(total, each), noSums);

const keyOf = ({ day, brand, group }: Kind & { day: string }): string => JSON.stringify([day, brand, group]);

/** What one order has brought, by day and kind; the order itself counts on the first of them. */
export function soldOf(items: readonly SoldItem[], measuresOf: ReadonlyMap<string, Measures>): Sold[] {
  const byKey = new Map<string, Sold>();
  for (const { day, sku, packs, netMinor, depositMinor } of items) {
    const { brand, group, hlTenThousandths } = measuresOf.get(sku) ?? noKind;
    const packThousandths = Math.round(packs * 1_000);
    const sums = {
      packThousandths,
      hlTenThousandths: Math.round((packThousandths * hlTenThousandths) / 1_000),
      netMinor,
      depositMinor,
      orders: 0,
    };
    const kind = { day, brand, group };
    byKey.set(keyOf(kind), { ...kind, ...added(byKey.get(keyOf(kind)) ?? noSums, sums) });
  }
  const sold = [...byKey.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const first = sold.find(({ packThousandths }) => packThousandths > 0);
  return sold.map((each) => (each === first ? { ...each, orders: 1 } : each));
}

/** What is to be added to the sums so that they hold the one in place of the other. */
export function changesBetween(before: readonly Sold[], after: readonly Sold[]): Sold[] {
  const byKey = new Map(after.map((each) => [keyOf(each), each]));
  for (const each of before) {
    const { day, brand, group } = each;
    byKey.set(keyOf(each), { day, brand, group, ...added(byKey.get(keyOf(each)) ?? noSums, each, -1) });
  }
  return [...byKey.values()].filter(
    ({ packThousandths, hlTenThousandths, netMinor, depositMinor, orders }) =>
      packThousandths !== 0 || hlTenThousandths !== 0 || netMinor !== 0 || depositMinor !== 0 || orders !== 0,
  );
}
