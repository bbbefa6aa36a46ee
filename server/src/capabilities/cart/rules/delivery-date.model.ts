import {
  type CutOff,
  type DateVerdict,
  type DeliveryRules,
  earliestOpenDate,
  judgeDeliveryDate,
  type LocalMoment,
  lastOrderMoment,
  listCutOffs,
  listOpenDates,
} from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import type { DeliveryTerms, Transport } from '#capabilities/company/index.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { Finding } from './finding.model.ts';

const listedCutOffs = 5;

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

/** The chosen means of transport, else the ship-to's usual one. */
export const transportOf = (terms: DeliveryTerms | undefined, chosen: string | undefined): Transport | undefined =>
  terms?.transports.find(({ transportType }) => transportType === chosen) ?? terms?.transports[0];

/** What the calendar says about one means of transport in one minute; each answer is worked out once. */
class CachedCalendar {
  readonly now: LocalMoment;
  readonly #rules: DeliveryRules;
  readonly #verdicts = new Map<string, DateVerdict>();
  #earliest: { date: string | undefined } | undefined;
  #lastOrder: { moment: LocalMoment | undefined } | undefined;
  #nextCutOffs: CutOff[] | undefined;

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

  /** Until when to order for each of the next open days, and for the chosen one where it is later than these. */
  cutOffs(chosen: string | undefined): CutOff[] {
    this.#nextCutOffs ??= listCutOffs(this.#rules, listOpenDates(this.#rules, this.now, listedCutOffs));
    const last = this.#nextCutOffs.at(-1);
    const isLater = chosen !== undefined && last !== undefined && chosen > last.date && this.judge(chosen).isOpen;
    return isLater ? [...this.#nextCutOffs, ...listCutOffs(this.#rules, [chosen])] : this.#nextCutOffs;
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
  const calendar = sharedCalendar(deliveryRulesOf(terms, transport), now);
  cached.set(transport, calendar);
  return calendar;
}

// Most ship-tos of a market have the same rules, and each is read anew every few seconds.
const shared = boundedCache<CachedCalendar>(500);

function sharedCalendar(rules: DeliveryRules, now: LocalMoment): CachedCalendar {
  const { leadDays, cutOff, closedWeekdays, holidays, specialDays = [] } = rules;
  const special = specialDays.length === 0 ? '' : JSON.stringify(specialDays);
  const name = [now.date, now.time, leadDays, cutOff, closedWeekdays, holidays, special].join(' ');
  const known = shared.get(name) ?? new CachedCalendar(rules, now);
  shared.set(name, known);
  return known;
}
