import { earliestOpenDate } from '@dray/contract/company/delivery-calendar.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { assortmentOn } from './assortment.ts';
import { type BasketLine, basketOf } from './basket.ts';
import type { DemoCart } from './cart-rows.ts';
import { chanceOf } from './chance.ts';
import { getCustomer } from './customer.ts';
import { holidaysOf } from './order-days.ts';
import { pricedBasket } from './priced-basket.ts';
import type { Shops } from './shops.ts';

/** What somebody has saved, each under its name for one of their ship-tos; the newest first. */
type Keeper = {
  uid: string;
  saved: readonly (readonly [name: string, shipTo: string])[];
  /** In the oldest of them, goods that can no longer be had. */
  gone?: readonly BasketLine[];
};

const packs = (sku: string, quantity: number): BasketLine => ({ sku, quantity, layers: 0, pallets: 0 });

const keepers: readonly Keeper[] = [
  {
    uid: 'u-ulipy-owner',
    saved: [
      ['Víkend', '100234'],
      ['Zahradní slavnost', '100235'],
      ['Náměstí – farmářské trhy', '100236'],
      ['Posvícení', '100234'],
    ],
    gone: [packs('CZ100057', 3), packs('CZ100051', 2)],
  },
  { uid: 'u-ulipy-shift', saved: [['Páteční směna', '100234']] },
  {
    uid: 'u-velkosklad-brno-warehouse',
    saved: [
      ['Slatina – celý kamion', '100237'],
      ['Líšeň – doplnění', '100238'],
      ['Slatina – letní zásoba', '100237'],
    ],
  },
  {
    uid: 'u-prilis-zlutoucky-kun-edge',
    saved: [
      ['Žluťoučký kůň – svatba', '100242'],
      ['Úpěl ďábelské ódy', '100243'],
    ],
    gone: [packs('CZ100012', 4)],
  },
  {
    uid: 'u-tatravelko-owner',
    saved: [
      ['Poprad – celý kamión', '100301'],
      ['Spiš – zimná sezóna', '100302'],
      ['Poprad – doplnenie', '100301'],
    ],
  },
  {
    uid: 'u-tri-zvony-owner',
    saved: [
      ['Vianočné trhy', '100305'],
      ['Trnava – víkend', '100307'],
    ],
  },
  {
    uid: 'u-bellini-owner',
    saved: [
      ['Segrate – camion completo', '100401'],
      ['Monza', '100402'],
      ['Bergamo', '100404'],
      ['Segrate – scorta estiva', '100401'],
    ],
  },
  {
    uid: 'u-tirrenova-owner',
    saved: [
      ['Roma Est', '100406'],
      ['Napoli', '100408'],
    ],
  },
  {
    uid: 'u-bar-romero-manager',
    saved: [
      ['Fin de semana', '100501'],
      ['Terraza', '100502'],
    ],
  },
  {
    uid: 'u-levantina-azul-owner',
    saved: [
      ['Puerto – camión completo', '100503'],
      ['Alicante', '100505'],
    ],
  },
];

/** Twenty-five in all, from yesterday back to three months ago; the older ones at older prices. */
export async function savedCarts(shops: Shops, { now, today }: { now: Date; today: string }): Promise<DemoCart[]> {
  const all = keepers.flatMap((keeper) =>
    keeper.saved.map(([name, shipTo], index) => ({ keeper, name, shipTo, index })),
  );
  return Promise.all(
    all.map(async ({ keeper, name, shipTo, index }) => {
      const chance = chanceOf('saved', keeper.uid, index);
      const customer = getCustomer(shipTo);
      const isLast = index === keeper.saved.length - 1;
      const offered = assortmentOn(customer, today, today);
      const usual = basketOf(customer, offered, today, chance);
      const daysAgo = 1 + index * 21 + chance.between(0, 6);
      const at = new Date(now.getTime() - daysAgo * 86_400_000 - chance.between(0, 300) * 60_000);
      const holidays = holidaysOf(customer.shipTo.country, now);
      const shown = await pricedBasket(shops, {
        customer,
        uid: keeper.uid,
        day: today,
        lines: isLast && keeper.gone ? [...usual, ...keeper.gone] : usual,
        reference: { customerOrderNumber: name },
        deliveryDate: earliestOpenDate(
          { ...customer.transport, holidays },
          { date: daysFrom(today, 7 - daysAgo), time: '08:00' },
        ),
      });
      const [first] = usual;
      const percentBefore = index > 0 && first ? { [first.sku]: 97 } : {};
      return { name: `${keeper.uid} ${index}`, state: 'saved' as const, shown, at, percentBefore };
    }),
  );
}
