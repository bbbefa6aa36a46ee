import type { DeliveryRules } from './delivery-calendar.ts';
import { type MarketExceptions, specialDaysFor } from './special-days.ts';

type Transport = Omit<DeliveryRules, 'holidays' | 'specialDays'> & { transportType: string };
/** What else there is to know of a ship-to: the days of its market, and which of them are special for it. */
type Around = { shipTo: { id: string }; holidays: readonly string[]; exceptions: MarketExceptions };

/** By what the days of one ship-to and means of transport are judged; the one place where it is put together. */
export const deliveryRulesOf = (
  { shipTo, holidays, exceptions }: Around,
  { transportType, leadDays, cutOff, closedWeekdays }: Transport,
): DeliveryRules => ({
  leadDays,
  cutOff,
  closedWeekdays,
  holidays,
  specialDays: specialDaysFor(exceptions, shipTo.id, transportType),
});
