import {
  type DateVerdict,
  type DeliveryRules,
  earliestOpenDate,
  judgeDeliveryDate,
  type LocalMoment,
  lastOrderMoment,
} from '@dray/contract/company/delivery-calendar.ts';
import type { DeliveryTerms, Transport } from '#capabilities/company/index.ts';
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

/** What the calendar says about one means of transport in one minute; each answer is worked out once. */
class CachedCalendar {
  readonly now: LocalMoment;
  readonly #rules: DeliveryRules;
  readonly #verdicts = new Map<string, DateVerdict>();
  #earliest: { date: string | undefined } | undefined;
  #lastOrder: { moment: LocalMoment | undefined } | undefined;

  constructor(rules: DeliveryRules, now: LocalMoment) {
    this.#rules = rules;
    this.now = now;
  }

  earliest(): string | undefined {
    this.#earliest ??= { date: earliestOpenDate(this.#rules, this.now) };
    return this.#earliest.date;
  }

  lastOrder(): LocalMoment | undefined {
    this.#lastOrder ??= { moment: lastOrderMoment(this.#rules, this.now) };
    return this.#lastOrder.moment;
  }

  judge(date: string): DateVerdict {
    const verdict = this.#verdicts.get(date) ?? judgeDeliveryDate(this.#rules, this.now, date);
    this.#verdicts.set(date, verdict);
    return verdict;
  }
}

const cached = new WeakMap<Transport, CachedCalendar>();

/** Every change of a cart asks the same several times, and the market's wall shows the same for a whole minute. */
export function calendarOf(terms: DeliveryTerms, transport: Transport, now: LocalMoment): CachedCalendar {
  const known = cached.get(transport);
  if (known?.now === now) return known;
  const calendar = new CachedCalendar({ ...transport, holidays: terms.holidays }, now);
  cached.set(transport, calendar);
  return calendar;
}
