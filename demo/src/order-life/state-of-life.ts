import { localMoment } from '@dray/server/capabilities/company/index.ts';
import { usualDeliveryRules } from '@dray/server/capabilities/erp/index.ts';
import {
  type MarketCalendar,
  type OrderFromUpdates,
  orderFromUpdates,
} from '@dray/server/capabilities/ordering/index.ts';
import { endedAt } from './draft.ts';
import type { OrderLife } from './order-life.ts';

/** How the portal sees an order by what the ERP tells of it: by the server's own rules. */
export function stateOfLife(life: OrderLife, calendar: MarketCalendar): OrderFromUpdates {
  const { order, update, deliveries, fate } = life;
  const reported = { update, deliveries: deliveries.map((each) => each.update) };
  const seen = orderFromUpdates(order, reported, { rules: usualDeliveryRules(order.country), calendar });
  const cancellation = fate.ended === 'cancelled' ? 'done' : 'none';
  return { ...seen, orderState: { ...seen.orderState, cancellation, changedAt: lastChange(life) } };
}

const dayOfMoment = new Map<string, string>();

/** The same moments are asked for by many orders, and a wall clock is slow to read. */
export const calendarOf = (now: Date, timeZone: string): MarketCalendar => {
  const dayOf = (moment: Date): string => {
    const name = `${moment.getTime()} ${timeZone}`;
    const known = dayOfMoment.get(name) ?? localMoment(moment, timeZone).date;
    dayOfMoment.set(name, known);
    return known;
  };
  return { today: dayOf(now), dayOf };
};

/** Payments are no business of the person who ordered. */
function lastChange(life: OrderLife): Date {
  const moments = life.done.filter(({ step }) => step !== 'pay').map(({ at }) => at.getTime());
  return new Date(Math.max(life.update.changedAt.getTime(), endedAt(life)?.getTime() ?? 0, ...moments));
}
