import type { DateVerdict, LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { DeliveryTerms, Transport } from '#capabilities/company/index.ts';
import { calendarOf } from './calendar-cache.model.ts';
import type { Finding } from './finding.model.ts';

/** Why a day cannot be delivered on, and the next that can. */
export type DateRefusal = { finding: Finding; nextDate: string | undefined };

export function refuseDate(
  terms: DeliveryTerms,
  transport: Transport,
  now: LocalMoment,
  date: string,
): DateRefusal | undefined {
  const verdict = calendarOf(terms, transport, now).judge(date);
  return verdict.isOpen ? undefined : toRefusal(verdict);
}

function toRefusal({ reason, nextOpenDate }: Extract<DateVerdict, { isOpen: false }>): DateRefusal {
  const finding: Finding = { code: reason, path: ['delivery_date'] };
  if (nextOpenDate === undefined) return { finding, nextDate: undefined };
  const then: Finding = { code: 'NEXT_OPEN_DATE', values: { date: { day: nextOpenDate } } };
  return { finding: { ...finding, then }, nextDate: nextOpenDate };
}

/** The chosen means of transport, else the place's usual one. */
export const transportOf = (terms: DeliveryTerms | undefined, chosen: string | undefined): Transport | undefined =>
  terms?.transports.find(({ transportType }) => transportType === chosen) ?? terms?.transports[0];
