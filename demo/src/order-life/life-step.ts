import type { Country } from '@dray/contract/markets.ts';
import { instantOf } from '@dray/server/capabilities/company/index.ts';
import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { chanceOf } from '../history/chance.ts';
import { daysFrom } from '../products/calendar-day.ts';
import type { Fate, PauseStep } from './fate.ts';

export type StepName =
  | PauseStep
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
/** Nobody but the one who owes something lets a day go by that they were given. */
const paidAfterDays: Readonly<Record<string, number>> = { invoice14: 12, invoice30: 14 };

type Where = { timeZone: string; today: string };

/** Everything that happens to an order by the depot's day, past and to come. */
export function lifeSteps(order: Dated, fate: Fate, { timeZone, today }: Where): LifeStep[] {
  if (fate.ended) return [];
  const parts = fate.rest === 'next-day' ? [1, 2] : [1];
  const delivered = parts.flatMap((part) => deliverySteps(order, fate, part, timeZone));
  const steps = fate.standsAt
    ? delivered.map((step) => pausedStep(step, order, fate.standsAt, { timeZone, today }))
    : delivered;
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

/** On the evening before; a lorry that has far to go leaves then. */
const eveningHours: Partial<Readonly<Record<StepName, string>>> = {
  'create-delivery': '18:00',
  proforma: '18:00',
  'start-picking': '20:00',
  'finish-picking': '22:00',
  load: '23:00',
  'issue-goods': '23:30',
};

const lateHours: Partial<Readonly<Record<StepName, string>>> = {
  'finish-picking': '04:00',
  load: '05:00',
  'issue-goods': '06:00',
};

/** What stands still goes on in the morning of the next working day, so that it stands the whole day. */
function pausedStep(
  step: LifeStep,
  { deliveryDate }: Dated,
  until: PauseStep | undefined,
  { timeZone, today }: Where,
): LifeStep {
  const evening = eveningHours[step.step];
  const isDone = evening !== undefined && until !== undefined && evening <= (eveningHours[until] ?? '');
  // On a day on which no lorry goes, the depot has packed beforehand.
  const eve = daysFrom(deliveryDate < today ? deliveryDate : today, -1);
  if (isDone) return { ...step, at: instantAt(eve, evening, timeZone) };
  const late = dayOfPart(deliveryDate, 2);
  const hour = lateHours[step.step];
  if (hour) return { ...step, at: instantAt(late, hour, timeZone) };
  return { ...step, at: new Date(step.at.getTime() + (Date.parse(late) - Date.parse(deliveryDate))) };
}

/** Cash and what was paid beforehand is settled with the invoice. */
function payments({ paymentMethod }: Dated, steps: readonly LifeStep[]): LifeStep[] {
  const afterMs = (paidAfterDays[paymentMethod] ?? 0) * dayMs + minuteMs;
  return steps
    .filter(({ step }) => step === 'invoice')
    .map(({ part, at }) => ({ step: 'pay', part, at: new Date(at.getTime() + afterMs) }));
}

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);
