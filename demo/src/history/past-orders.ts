import { isOpenDay } from '@dray/contract/company/open-days.ts';
import { instantOf } from '@dray/server/capabilities/company/index.ts';
import { type Order, orderOfCart } from '@dray/server/capabilities/ordering/index.ts';
import type { Country } from '../markets/demo-countries.ts';
import { hasNewPapers, isForLater, isForToday } from '../order-life/account-fates.ts';
import type { PastOrder } from '../order-life/fated-orders.ts';
import { waitingShipTos } from '../order-life/waiting-ship-tos.ts';
import { daysFrom } from '../products/calendar-day.ts';
import { assortmentOn } from './assortment.ts';
import { basketOf } from './basket.ts';
import { chanceOf } from './chance.ts';
import { atFormerPrices, withGoneSince } from './changed-since.ts';
import type { Customer } from './customer.ts';
import { holidaysOf, orderDays } from './order-days.ts';
import { pricedBasket } from './priced-basket.ts';
import { type Rhythm, rhythms } from './rhythm.ts';
import type { Shops } from './shops.ts';

/** Eighteen months of orders, the oldest first; each as the server itself would have made it of a cart. */
export async function pastOrders(
  shops: Shops,
  { now, today, numbers }: { now: Date; today: string; numbers: readonly string[] },
): Promise<PastOrder[]> {
  const holidays = (country: Country) => holidaysOf(country, now);
  const placed = rhythms.flatMap((rhythm) => {
    const closed = holidays(rhythm.customer.shipTo.country);
    return Array.from({ length: rhythm.orders }, (_, index) => plan(rhythm, closed, today, index));
  });
  const inOrder = placed.toSorted((one, other) => (moment(one) < moment(other) ? -1 : 1));
  return Promise.all(
    inOrder.map(async (each, index) => ({
      order: await toOrder(shops, each, numbers[index] ?? '', today),
      index: each.index,
      timeZone: shops.timeZoneOf(each.customer.shipTo.country),
    })),
  );
}

type Planned = ReturnType<typeof plan>;

const moment = ({ placed, customer }: Planned): string => `${placed.date} ${placed.time} ${customer.shipTo.id}`;

function plan({ customer, everyDays, daysAgo }: Rhythm, holidays: readonly string[], today: string, index: number) {
  const chance = chanceOf('order', customer.shipTo.id, index);
  const sway = customer.trade === 'pub' || index === 0 ? 0 : chance.between(-2, 2);
  const usualDay = daysFrom(today, -(daysAgo + index * everyDays + sway));
  const wantedDay = index === 1 && hasNewPapers(customer.shipTo.id) ? daysFrom(today, -6) : usualDay;
  const days = orderDays(customer, holidays, wantedDay, chance);
  const { id } = customer.shipTo;
  const wanted = index === 0 ? dayWanted(id, today) : undefined;
  const laterDay = wanted ? firstOpenDay(customer, holidays, wanted) : '';
  const deliveryDate = days.deliveryDate > laterDay ? days.deliveryDate : laterDay;
  return { customer, chance, index, placed: days.placed, deliveryDate };
}

/** The day after tomorrow, for which nobody packs anything today, whatever the hour; or today, where somebody has. */
function dayWanted(shipToId: string, today: string): string | undefined {
  if (isForToday(shipToId)) return today;
  return isForLater(shipToId) || waitingShipTos.includes(shipToId) ? daysFrom(today, 2) : undefined;
}

function firstOpenDay({ transport }: Customer, holidays: readonly string[], from: string): string {
  let day = from;
  while (!isOpenDay({ ...transport, holidays }, day)) day = daysFrom(day, 1);
  return day;
}

async function toOrder(shops: Shops, planned: Planned, orderNumber: string, today: string): Promise<Order> {
  const { customer, chance, placed, deliveryDate } = planned;
  const uid = chance.oneOf(customer.buyers);
  const ordered = { shipToId: customer.shipTo.id, index: planned.index };
  const lines = withGoneSince(
    ordered,
    basketOf(customer, assortmentOn(customer, placed.date, today), placed.date, chance),
  );
  const shown = await pricedBasket(shops, {
    customer,
    uid,
    day: placed.date,
    lines,
    deliveryDate,
    asThen: (context) => atFormerPrices(ordered, lines, context),
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
