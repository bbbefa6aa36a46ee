import { addDays, localTimeOf, momentOf, nextWorkingDay } from '../clock/market-time.ts';
import type { SalesArea } from '../customizing/sales-areas.ts';
import { fractionOf, type Plan } from './plan.ts';

export const stepNames = [
  ...(['release-credit', 'confirm', 'create-delivery', 'proforma', 'start-picking', 'finish-picking'] as const),
  ...(['load', 'issue-goods', 'prove', 'invoice', 'credit-note', 'pay', 'delete-delivery'] as const),
] as const;
export type StepName = (typeof stepNames)[number];

/** `part` is the number of the delivery it belongs to; 0 is the order itself. */
export type Step = { step: StepName; part: number; dueAt: Date };

export type Ahead = {
  plan: Plan;
  ripens: boolean;
  /** Somebody waits for the confirmation of an order that otherwise keeps to the depot's day. */
  isWatched?: boolean;
  reference: string;
  createdAt: Date;
  requestedDate: string;
  area: SalesArea;
};

const minute = 60_000;
const day = 1_440 * minute;
const betweenSteps = 5 * minute;
const paidAfter = 14 * day;

/** Everything that will happen to an order, with its time: by the depot's day, or within minutes for one that ripens. */
export function timelineOf(ahead: Ahead): Step[] {
  if (ahead.ripens) return ripeningSteps(ahead);
  const first = orderSteps(ahead);
  const turns = inTurn(noEarlierThan(ahead, first.at(-1)?.dueAt ?? ahead.createdAt), deliverySteps(ahead));
  return [...first, ...turns, ...payments(turns)];
}

/** The time of day at which the lorry arrives: between ten and four. */
export function arrivalOf(reference: string): string {
  const minutes = 10 * 60 + Math.floor(fractionOf(reference, 'arrival') * 360);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

export function dayOfPart(requestedDate: string, part: number): string {
  return part < 2 ? requestedDate : nextWorkingDay(requestedDate);
}

function orderSteps(ahead: Ahead): Step[] {
  const { plan, createdAt, isWatched = false } = ahead;
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * minute);
  if (isWatched) return promptSteps(ahead);
  if (plan !== 'credit-block') return [{ step: 'confirm', part: 0, dueAt: after(15) }];
  return [
    { step: 'release-credit', part: 0, dueAt: after(60) },
    { step: 'confirm', part: 0, dueAt: after(75) },
  ];
}

/** Within seconds. */
function promptSteps({ plan, createdAt }: Ahead): Step[] {
  const at = (step: StepName, seconds: number): Step => ({
    step,
    part: 0,
    dueAt: new Date(createdAt.getTime() + seconds * 1_000),
  });
  return plan === 'credit-block' ? [at('release-credit', 10), at('confirm', 20)] : [at('confirm', 10)];
}

function deliverySteps(ahead: Ahead): Step[] {
  const parts = ahead.plan === 'two-deliveries' ? [1, 2] : [1];
  return parts.flatMap((part) => partSteps(ahead, part));
}

function partSteps({ plan, reference, requestedDate, area }: Ahead, part: number): Step[] {
  const date = dayOfPart(requestedDate, part);
  const eve = addDays(date, -1);
  const at = (step: StepName, onDate: string, time: string): Step => ({
    step,
    part,
    dueAt: momentOf({ date: onDate, time }, area.timeZone),
  });
  return [
    at('create-delivery', eve, '18:00:00'),
    ...(area.hasProforma ? [at('proforma', eve, '18:00:00')] : []),
    at('start-picking', eve, '20:00:00'),
    at('finish-picking', eve, '22:00:00'),
    at('load', date, '05:00:00'),
    at('issue-goods', date, '06:00:00'),
    at('prove', date, arrivalOf(reference)),
    at('invoice', date, '20:00:00'),
    ...(plan === 'short-proof' ? [at('credit-note', addDays(date, 1), '09:00:00')] : []),
  ];
}

/** Until then customers may call off what they ordered; in no market it is later. */
const cutOff = '12:00:00';

/** Nothing is caught up with while the order's day is still open to be called off: goods that are fetched the same day. */
function noEarlierThan({ createdAt, area }: Ahead, confirmedAt: Date): Date {
  const { date } = localTimeOf(createdAt, area.timeZone);
  const open = momentOf({ date, time: cutOff }, area.timeZone);
  return open > confirmedAt ? open : confirmedAt;
}

/** What should have happened before the order came is caught up with, one thing after the other. */
function inTurn(confirmedAt: Date, steps: readonly Step[]): Step[] {
  let last = confirmedAt.getTime();
  return steps.map((step) => {
    last = Math.max(step.dueAt.getTime(), last + betweenSteps);
    return { ...step, dueAt: new Date(last) };
  });
}

const payments = (steps: readonly Step[]): Step[] =>
  steps
    .filter(({ step }) => step === 'invoice')
    .map(({ part, dueAt }) => ({ step: 'pay', part, dueAt: new Date(dueAt.getTime() + paidAfter) }));

const ripeSeconds = {
  'create-delivery': 60,
  proforma: 75,
  'start-picking': 90,
  'finish-picking': 120,
  load: 150,
  'issue-goods': 180,
  prove: 300,
  invoice: 360,
  'credit-note': 420,
} as const;
type RipeStep = keyof typeof ripeSeconds;
const ripeSteps = stepNames.filter((step): step is RipeStep => step in ripeSeconds);
const secondPartAfter = 420;

function ripeningSteps(ahead: Ahead): Step[] {
  const { plan, area, createdAt } = ahead;
  const at = (step: StepName, part: number, seconds: number): Step => ({
    step,
    part,
    dueAt: new Date(createdAt.getTime() + seconds * 1_000),
  });
  const happens = (step: RipeStep) =>
    (step !== 'proforma' || area.hasProforma) && (step !== 'credit-note' || plan === 'short-proof');
  const parts = plan === 'two-deliveries' ? [1, 2] : [1];
  const steps = parts.flatMap((part) =>
    ripeSteps.filter(happens).map((step) => at(step, part, ripeSeconds[step] + (part - 1) * secondPartAfter)),
  );
  return [...promptSteps(ahead), ...steps, ...payments(steps)];
}
