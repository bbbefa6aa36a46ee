import { assortmentOn } from './assortment.ts';
import type { BasketLine } from './basket.ts';
import type { DemoCart } from './cart-rows.ts';
import { getCustomer } from './customer.ts';
import { pricedBasket } from './priced-basket.ts';
import type { Shops } from './shops.ts';

type Filled = { uid: string; shipTo: string; transportType: string; lines: readonly BasketLine[] };

const line = (sku: string, amount: Partial<BasketLine>): BasketLine => ({
  sku,
  quantity: 0,
  layers: 0,
  pallets: 0,
  ...amount,
});

/**
 * Each in another state: too light, ready, too few pallets, a full lorry. The owner of three pubs has none, because anyone who
 * tries the portal begins there; the edge account has one of everything that they can buy, and of what has no price.
 */
const filled = (today: string): readonly Filled[] => [
  {
    uid: 'u-ulipy-shift',
    shipTo: '100234',
    transportType: 'VAN',
    lines: [line('CZ100002', { quantity: 2 }), line('CZ100003', { quantity: 2 })],
  },
  {
    uid: 'u-velkosklad-brno-warehouse',
    shipTo: '100237',
    transportType: 'TRUCK',
    lines: [
      line('CZ100003', { pallets: 12 }),
      line('CZ100001', { pallets: 8 }),
      line('CZ100004', { pallets: 6 }),
      line('CZ100002', { layers: 2 }),
      line('CZ100014', { quantity: 4 }),
    ],
  },
  {
    uid: 'u-tatravelko-owner',
    shipTo: '100301',
    transportType: 'TRUCK',
    lines: [line('SK100015', { pallets: 2 }), line('SK100016', { pallets: 1, layers: 1 })],
  },
  {
    uid: 'u-bellini-owner',
    shipTo: '100401',
    transportType: 'TRUCK',
    lines: [line('IT100023', { pallets: 33 })],
  },
  {
    uid: 'u-bar-romero-manager',
    shipTo: '100501',
    transportType: 'VAN',
    lines: [line('ES100031', { quantity: 6 }), line('ES100033', { quantity: 10 })],
  },
  {
    uid: 'u-prilis-zlutoucky-kun-edge',
    shipTo: '100242',
    transportType: 'TRUCK',
    lines: [
      ...assortmentOn(getCustomer('100242'), today, today).map(({ sku, pack }) =>
        line(sku, pack.format === 'CO2' ? { quantity: 2 } : { layers: 1 }),
      ),
      line('CZ100012', { quantity: 3 }),
    ],
  },
];

export async function filledCarts(shops: Shops, { now, today }: { now: Date; today: string }): Promise<DemoCart[]> {
  return Promise.all(
    filled(today).map(async ({ uid, shipTo, transportType, lines }, index) => ({
      name: `${uid} active`,
      state: 'active' as const,
      shown: await pricedBasket(shops, { customer: getCustomer(shipTo), uid, day: today, transportType, lines }),
      at: new Date(now.getTime() - (index + 1) * 3_600_000),
    })),
  );
}
