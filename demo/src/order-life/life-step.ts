import type { Country } from '@dray/contract/markets.ts';
import { instantOf } from '@dray/server/capabilities/company/index.ts';
import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { chanceOf } from '../history/chance.ts';
import { daysFrom } from '../products/calendar-day.ts';
import type { EarlyStep, Fate } from './fate.ts';

export type StepName =
  | EarlyStep
  | 'release-credit'
  | 'confirm'
  | 'create-delivery'
  | 'proforma'
  | 'load'
  | 'prove'
  | 'invoice'
  | 'credit-note'
  | 'pay';

/** What happens to an order when; `part` is the delivery that it happens to, 0 the order itself. */
export type LifeStep = { step: StepName; part: number; at: Date };

type Dated = Pick<Order, 'orderNumber' | 'country' | 'placedAt' | 'deliveryDate' | 'paymentMethod'>;

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Nobody but the one who owes something lets a day go by that he was given. */
const paidAfterDays: Readonly<Record<string, number>> = { invoice14: 12, invoice30: 14 };

/** Everything that happens to an order by the depot's day, past and to come. */
export function lifeSteps(order: Dated, fate: Fate, timeZone: string): LifeStep[] {
  if (fate.ended) return [];
  const parts = fate.rest === 'next-day' ? [1, 2] : [1];
  const delivered = parts.flatMap((part) => deliverySteps(order, fate, part, timeZone));
  const steps = fate.earlyUntil ? delivered.map((step) => earlier(step, order, fate)) : delivered;
  return [...orderSteps(order, fate, timeZone), ...steps, ...payments(order, steps)];
}

/** Half an hour is as exactly as a planner knows it. */
export function plannedTime(orderNumber: string): string {
  const halves = 20 + Math.floor(chanceOf('arrival', orderNumber).share() * 12);
  return `${Math.floor(halves / 2)}:${halves % 2 === 0 ? '00' : '30'}`;
}

/** Lorries go from Monday to Friday. */
export function dayOfPart(deliveryDate: string, part: number): string {
  if (part < 2) return deliveryDate;
  const next = daysFrom(deliveryDate, 1);
  const weekday = new Date(next).getUTCDay();
  return weekday === 0 || weekday === 6 ? dayOfPart(next, part) : next;
}

const noons = new Map<string, number>();

/** Clocks change at night: from five in the morning on a day has one offset, and working it out is slow. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const name = `${date} ${timeZone}`;
  const noon = noons.get(name) ?? instantOf({ date, time: '12:00' }, timeZone).getTime();
  noons.set(name, noon);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(noon + ((hours - 12) * 60 + minutes) * minuteMs);
}

function orderSteps({ placedAt, deliveryDate }: Dated, fate: Fate, timeZone: string): LifeStep[] {
  const eveAt = (time: string) => instantAt(daysFrom(deliveryDate, -1), time, timeZone);
  if (!fate.isConfirmedLate) return [{ step: 'confirm', part: 0, at: later(placedAt, 15) }];
  const confirm: LifeStep = { step: 'confirm', part: 0, at: eveAt('12:00') };
  return fate.plan === 'credit-block' ? [{ step: 'release-credit', part: 0, at: eveAt('10:00') }, confirm] : [confirm];
}

function deliverySteps(order: Dated, { missing }: Fate, part: number, timeZone: string): LifeStep[] {
  const day = dayOfPart(order.deliveryDate, part);
  const at = (step: StepName, date: string, time: string): LifeStep => ({
    step,
    part,
    at: instantAt(date, time, timeZone),
  });
  const eve = daysFrom(day, -1);
  return [
    at('create-delivery', eve, '18:00'),
    ...(hasProforma(order.country) ? [at('proforma', eve, '18:00')] : []),
    at('start-picking', eve, '20:00'),
    at('finish-picking', eve, '22:00'),
    at('load', day, '05:00'),
    at('issue-goods', day, '06:00'),
    {
      step: 'prove',
      part,
      at: later(instantAt(day, plannedTime(order.orderNumber), timeZone), minutesLate(order.orderNumber)),
    },
    at('invoice', day, '20:00'),
    ...(missing ? [at('credit-note', daysFrom(day, 1), '09:00')] : []),
  ];
}

const hasProforma = (country: Country): boolean => country === 'IT';

const minutesLate = (orderNumber: string): number => chanceOf('late', orderNumber).between(0, 29);

const earlyHours: Partial<Readonly<Record<StepName, number>>> = {
  'create-delivery': 3,
  proforma: 3,
  'start-picking': 4,
  'finish-picking': 6,
  load: 8,
  'issue-goods': 9,
};

/** What was ordered in the morning is on its way by the evening, as far as it was hurried. */
function earlier(step: LifeStep, { placedAt }: Dated, { earlyUntil = 'start-picking' }: Fate): LifeStep {
  const hours = earlyHours[step.step];
  const isEarly = hours !== undefined && hours <= (earlyHours[earlyUntil] ?? 0);
  return isEarly ? { ...step, at: later(placedAt, hours * 60) } : step;
}

/** Cash and what was paid beforehand is settled with the invoice. */
function payments({ paymentMethod }: Dated, steps: readonly LifeStep[]): LifeStep[] {
  const afterMs = (paidAfterDays[paymentMethod] ?? 0) * dayMs + minuteMs;
  return steps
    .filter(({ step }) => step === 'invoice')
    .map(({ part, at }) => ({ step: 'pay', part, at: new Date(at.getTime() + afterMs) }));
}

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);
