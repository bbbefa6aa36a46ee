import type { Country } from '@dray/contract/markets.ts';
import { instantOf } from '@dray/server/capabilities/company/index.ts';
import { type Order, orderOfCart } from '@dray/server/capabilities/ordering/index.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { assortmentOn } from './assortment.ts';
import { basketOf } from './basket.ts';
import { chanceOf } from './chance.ts';
import { holidaysOf, orderDays } from './order-days.ts';
import { statusesOf } from './order-status.ts';
import { pricedBasket } from './priced-basket.ts';
import { type Rhythm, rhythms } from './rhythm.ts';
import type { Shops } from './shops.ts';

/** The ERP has not answered for the very last ones yet. */
const withoutSapId = 6;

/** Eighteen months of orders, the oldest first; each as the server itself would have made it of a cart. */
export async function pastOrders(
  shops: Shops,
  { now, today, numbers }: { now: Date; today: string; numbers: readonly string[] },
): Promise<Order[]> {
  const holidays = (country: Country) => holidaysOf(country, now);
  const placed = rhythms.flatMap((rhythm) => {
    const closed = holidays(rhythm.customer.shipTo.country);
    return Array.from({ length: rhythm.orders }, (_, index) => plan(rhythm, closed, today, index));
  });
  const inOrder = placed.toSorted((one, other) => (moment(one) < moment(other) ? -1 : 1));
  const orders = await Promise.all(inOrder.map((its, index) => toOrder(shops, its, numbers[index] ?? '', today)));
  return withFates(orders, today);
}

type Planned = ReturnType<typeof plan>;

const moment = ({ placed, customer }: Planned): string => `${placed.date} ${placed.time} ${customer.shipTo.id}`;

function plan({ customer, everyDays, daysAgo }: Rhythm, holidays: readonly string[], today: string, index: number) {
  const chance = chanceOf('order', customer.shipTo.id, index);
  const sway = customer.trade === 'pub' || index === 0 ? 0 : chance.between(-2, 2);
  const wantedDay = daysFrom(today, -(daysAgo + index * everyDays + sway));
  return { customer, chance, index, ...orderDays(customer, holidays, wantedDay, chance) };
}

async function toOrder(shops: Shops, planned: Planned, orderNumber: string, today: string): Promise<Order> {
  const { customer, chance, placed, deliveryDate } = planned;
  const uid = chance.oneOf(customer.buyers);
  const lines = basketOf(customer, assortmentOn(customer, placed.date, today), placed.date, chance);
  const shown = await pricedBasket(shops, {
    customer,
    uid,
    day: placed.date,
    lines,
    deliveryDate,
    reference: {
      customerOrderNumber: `${placed.date.slice(0, 4)}/${customer.shipTo.id.slice(-3)}-${orderNumber.slice(-4)}`,
      noteForDriver: noteOf(planned),
    },
  });
  const placedAt = instantOf(placed, shops.timeZoneOf(customer.shipTo.country));
  const order = orderOfCart(shown, { orderNumber, placedBy: uid, placedAt });
  return { ...order, cartId: undefined, origin: { ...order.origin, key: `order:${orderNumber}` } };
}

const notes: Readonly<Record<Country, readonly [string, ...string[]]>> = {
  CZ: ['Zvoňte u zadního vchodu.', 'Prosím do 10 hodin.', 'Prázdné sudy jsou ve sklepě.'],
  SK: ['Zvoňte pri zadnom vchode.', 'Prosím do 10. hodiny.', 'Prázdne sudy sú v pivnici.'],
  IT: ['Suonare all’ingresso posteriore.', 'Consegnare entro le 10, grazie.', 'I fusti vuoti sono in cantina.'],
  ES: ['Llamar a la puerta trasera.', 'Entregar antes de las 10, gracias.', 'Los barriles vacíos están en el sótano.'],
};

const noteOf = ({ customer, chance }: Planned): string | undefined =>
  chance.isOnce(9) ? chance.oneOf(notes[customer.shipTo.country]) : undefined;

/** What became of them on their way through the ERP. */
function withFates(orders: readonly Order[], today: string): Order[] {
  const fates = statusesOf(orders, today);
  return orders.map((order, index) => ({
    ...order,
    ...fates.get(order.orderNumber),
    sapId: index < orders.length - withoutSapId ? `80${String(10_000_000 + index * 7)}` : undefined,
  }));
}
