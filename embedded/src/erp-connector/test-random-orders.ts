import { type Country, countries } from '@dray/contract/markets.ts';
import type { OrderToSend } from '@dray/server/capabilities/erp/index.ts';
import { itemsToSend, type Order, palletsToSend } from '@dray/server/capabilities/ordering/index.ts';
import { scaled, toNumeric } from '@dray/server/platform/money.ts';
import fc from 'fast-check';
import { getSalesArea } from '../erp/customizing/sales-areas.ts';
import type { Plan } from '../erp/life/plan.ts';
import type { SeedMaterial } from '../erp/seed/erp-seed.ts';

/** What goods are lent in, for one pack; deposits in hundredths. */
const deposits = { KEG: 100_000, CRATE: 333, BOTTLE: 13, PALLET: 30_000 } as const;
type Lent = keyof typeof deposits;
const packs: readonly Readonly<Partial<Record<Lent, number>>>[] = [{ KEG: 1 }, { BOTTLE: 20, CRATE: 1 }, {}];

const goodsCount = 9;
const skuOf = (index: number): string => `GOODS-${index}`;
const lentWith = (sku: string) => Object.entries(packs[Number(sku.slice(6)) % packs.length] ?? {}) as [Lent, number][];

/** What the ERP knows of the goods in these orders. */
export const materials: readonly SeedMaterial[] = [
  ...Array.from({ length: goodsCount }, (_, index) => ({
    material: skuOf(index),
    name: skuOf(index),
    listPrice: '1.00',
    empties: lentWith(skuOf(index)).map(([material, units]) => ({ material, perPack: String(units) })),
  })),
  ...Object.entries(deposits).map(([material, minor]) => ({ material, name: material, listPrice: toNumeric(minor) })),
];

const line = fc.record({
  sku: fc.integer({ min: 0, max: goodsCount - 1 }).map(skuOf),
  packs: fc.integer({ min: 1, max: 120 }),
  netMinor: fc.integer({ min: 1, max: 9_999_999 }),
  discountShare: fc.constantFrom(0, 0, 1, 33),
});

export type RandomOrder = Pick<Order, 'lines' | 'returnables' | 'snapshot' | 'totals' | 'deliveryDate'> & {
  country: Country;
  plan: Plan;
};

/** Each article once, as in a cart; with pallets as an order counts them. */
export const randomOrder: fc.Arbitrary<RandomOrder> = fc
  .record({
    country: fc.constantFrom(...countries),
    plan: fc.constantFrom<Plan>('plain', 'two-deliveries', 'line-rejected', 'short-proof'),
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ sku }) => sku }),
    pallets: fc.integer({ min: 0, max: 18 }),
  })
  .map(({ country, plan, lines, pallets }) => ({
    country,
    plan,
    deliveryDate: '2026-11-20',
    ...orderOf(country, lines, pallets),
  }));

type Drawn = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf(country: Country, drawn: readonly Drawn[], pallets: number) {
  const rate = Number(getSalesArea(`${country}01`).taxRate) * 10;
  const lines = drawn.map(({ sku, packs: count, netMinor, discountShare }, index) => ({
    lineNo: (index + 1) * 10,
    sku,
    name: sku,
    packFormat: '',
    quantity: count,
    layers: 0,
    pallets: 0,
    packs: count,
    unitMinor: 0,
    listUnitMinor: undefined,
    netMinor,
    taxRate: rate,
    weightKg: 0,
    options: [],
    discountMinor: scaled(netMinor, discountShare, 100),
  }));
  const lent = [
    ...lines.flatMap(({ sku, packs: count }) =>
      lentWith(sku).map(([group, units]) => ({ parentSku: sku, sku: group, units: units * count })),
    ),
    ...(pallets > 0 ? [{ parentSku: undefined, sku: 'PALLET' as const, units: pallets }] : []),
  ];
  const returnables = lent.map((each, index) => ({
    ...each,
    lineNo: 900_010 + index * 10,
    name: each.sku,
    unitMinor: deposits[each.sku],
    totalMinor: deposits[each.sku] * each.units,
  }));
  const goodsMinor = sumOf(lines.map(({ netMinor, discountMinor }) => netMinor - discountMinor));
  const taxMinor = scaled(goodsMinor, rate, 10_000);
  const depositMinor = sumOf(returnables.map(({ totalMinor }) => totalMinor));
  return {
    lines,
    returnables,
    snapshot: { taxes: [{ rate, baseMinor: goodsMinor, taxMinor }] } as never,
    totals: { netMinor: 0, discountMinor: 0, taxMinor, depositMinor, grandMinor: goodsMinor + taxMinor + depositMinor },
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** As the server tells its connector of it. */
export const toSend = (order: RandomOrder, orderNumber: string, placedAt: Date): OrderToSend => ({
  orderNumber,
  revision: 1,
  country: order.country,
  orderType: 'Standard',
  soldToId: '200101',
  shipToId: '100234',
  payerId: '300101',
  customerOrderNumber: orderNumber,
  noteForDriver: undefined,
  placedAt,
  deliveryDate: order.deliveryDate,
  currency: getSalesArea(`${order.country}01`).currency,
  transportType: 'VAN',
  paymentMethod: 'invoice14',
  items: itemsToSend(order.lines),
  pallets: palletsToSend(order.returnables),
  netMinor: 0,
});
