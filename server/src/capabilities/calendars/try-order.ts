import { addDays, daysBetween } from '@dray/contract/calendar-day.ts';
import type { TriedOrder } from '@dray/contract/calendars/tried-order.ts';
import { earliestOpenDate, type LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import { cutOffOn, whyNotWorked } from '@dray/contract/company/open-days.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CalendarsDeps } from './calendars.deps.ts';

type Tried = { shipTo: string; transport: string; ordered: LocalMoment };

/** When goods would come that are ordered then: by the function that every order is judged with. */
export async function tryOrder(
  { company }: CalendarsDeps,
  scope: Scope,
  { shipTo, transport, ordered }: Tried,
): Promise<TriedOrder> {
  const terms = await company.findDeliveryTerms(scope, shipTo);
  const own = terms?.transports.find(({ transportType }) => transportType === transport);
  if (!terms || !own) throw new Refusal('SHIP_TO_NOT_FOUND');
  const rules = deliveryRulesOf(terms, own);
  const arrives = earliestOpenDate(rules, ordered);
  const between = arrives === undefined ? 0 : daysBetween(ordered.date, arrives);
  const days = Array.from({ length: between }, (_, index) => addDays(ordered.date, index));
  const cutOff = cutOffOn(rules, ordered.date);
  return {
    shipTo: { id: terms.shipTo.id, name: terms.shipTo.name, country: terms.shipTo.country },
    arrives: arrives ?? null,
    cutOff,
    isAfterCutOff: ordered.time > cutOff,
    skipped: days.flatMap((date) => {
      const reason = whyNotWorked(rules, date);
      return reason ? [{ date, reason }] : [];
    }),
  };
}
