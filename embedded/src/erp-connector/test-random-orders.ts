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

/** A bundle is one line of the order; the ERP has its parts, which are ordered and lent each for itself. */
const bundle = fc.record({
  packs: fc.integer({ min: 1, max: 12 }),
  netMinor: fc.integer({ min: 1, max: 9_999_999 }),
  parts: fc.uniqueArray(
    fc.record({
      sku: line.map(({ sku }) => sku),
      quantity: fc.integer({ min: 1, max: 4 }),
      priceMinor: fc.integer({ min: 1, max: 200_000 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ sku }) => sku },
  ),
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
    bundles: fc.array(bundle, { maxLength: 2 }),
    pallets: fc.integer({ min: 0, max: 18 }),
  })
  .map(({ country, plan, pallets, ...drawn }) => ({
    country,
    plan,
    deliveryDate: '2026-11-20',
    ...orderOf(country, drawn, pallets),
  }));

type Drawn = { lines: readonly DrawnLine[]; bundles: readonly DrawnBundle[] };
type DrawnLine = typeof line extends fc.Arbitrary<infer Value> ? Value : never;
type DrawnBundle = typeof bundle extends fc.Arbitrary<infer Value> ? Value : never;

/** Bundles stand first, because what is rejected or falls short is of the first item. */
function linesOf({ lines, bundles }: Drawn, rate: number) {
  let last = 0;
  const next = () => (last += 10);
  const lineOf = (sku: string, count: number, netMinor: number) => ({
    lineNo: next(),
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
  });
  return [
    ...bundles.map(({ packs: count, netMinor, parts }, index) => ({
      ...lineOf(`BUNDLE-${index}`, count, netMinor),
      discountMinor: 0,
      options: parts.map((part) => ({
        lineNo: next(),
        id: part.sku,
        name: part.sku,
        ...part,
        containers: Object.fromEntries(lentWith(part.sku)),
      })),
    })),
    ...lines.map(({ sku, packs: count, netMinor, discountShare }) => ({
      ...lineOf(sku, count, netMinor),
      discountMinor: scaled(netMinor, discountShare, 100),
      options: [],
    })),
  ];
}

/** One row for each article and container, of a bundle under the bundle, as a cart counts them. */
function lentWithLine({ sku: parentSku, packs: count, options }: ReturnType<typeof linesOf>[number]) {
  const goods = options.length === 0 ? [{ sku: parentSku, quantity: 1 }] : options;
  const units = new Map<Lent, number>();
  for (const { sku, quantity } of goods)
    for (const [group, perPack] of lentWith(sku))
      units.set(group, (units.get(group) ?? 0) + perPack * quantity * count);
  return [...units].map(([sku, group]) => ({ parentSku, sku, units: group }));
}

function orderOf(country: Country, drawn: Drawn, pallets: number) {
  const rate = Number(getSalesArea(`${country}01`).taxRate) * 10;
  const lines = linesOf(drawn, rate);
  const lent = [
    ...lines.flatMap(lentWithLine),
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
