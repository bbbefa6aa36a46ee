import { addDays } from '@dray/contract/calendar-day.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import type { HealthDeps } from '../needs/health.deps.ts';
import { chartStepMinutes } from '../rules/time-steps.model.ts';

export type OrderCount = { from: Date; orders: number; isMore: boolean };

const weeks = [1, 2, 3, 4] as const;
const { timeZone } = marketOf(headOffice);
/** An hour's orders, and a day's: beyond them the page says that there are more. */
const maxOfHour = 5_000;
const maxOfDay = 40_000;

/** This hour so far, beside the same part of the same hour of the four weeks before. */
export async function countOrders(deps: HealthDeps, scope: Scope): Promise<{ now: OrderCount; before: OrderCount[] }> {
  const { clock, localMoment, instantOf } = deps;
  const { date, time } = localMoment(clock.now(), timeZone);
  const hour = `${time.slice(0, 2)}:00`;
  const [now, ...before] = await Promise.all(
    [0, ...weeks].map((week) => {
      const day = addDays(date, -7 * week);
      const from = instantOf({ date: day, time: hour }, timeZone);
      return countSpan(deps, scope, from, week === 0 ? clock.now() : instantOf({ date: day, time }, timeZone));
    }),
  );
  return { now: now as OrderCount, before };
}

async function countSpan({ orders }: HealthDeps, scope: Scope, from: Date, before: Date): Promise<OrderCount> {
  const steps = await orders.countSteps(scope, { from, before }, 3_600, maxOfHour);
  const count = steps.reduce((sum, step) => sum + step.orders, 0);
  return { from, orders: count, isMore: count >= maxOfHour };
}

export async function listOrderSteps({ orders, clock }: HealthDeps, scope: Scope, from: Date) {
  const span = { from, before: clock.now() };
  const steps = await orders.countSteps(scope, span, chartStepMinutes * 60, maxOfDay);
  return steps.map((each) => ({ step: each.step, value: each.orders }));
}
