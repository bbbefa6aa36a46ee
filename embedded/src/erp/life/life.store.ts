import { lockOrder } from '../orders/order-facts.store.ts';
import type { Queries } from '../store/database.ts';
import type { TableRows } from '../store/insert-rows.store.ts';
import type { Plan } from './plan.ts';
import type { Step, StepName } from './timeline.ts';

export type PlannedOrder = { number: string; reference: string; plan: Plan; ripens: boolean; createdAt: Date };
export type DueStep = Step & { number: string; sequence: number };

type PlanRow = { SalesOrder: string; reference: string; plan: Plan; ripens: boolean; created_at: Date };
type StepRow = { SalesOrder: string; sequence: number; step: StepName; part: number; due_at: Date };

export async function findForcedPlan(queries: Queries, reference: string) {
  const [row] = await queries.query<{ plan: Plan | null; ripens: boolean | null }>(
    'select plan, ripens from forced_plan where reference = $1',
    [reference],
  );
  return row;
}

export async function forcePlan(
  queries: Queries,
  { reference, plan, ripens }: { reference: string; plan: Plan | undefined; ripens: boolean | undefined },
): Promise<void> {
  await queries.query(
    `insert into forced_plan (reference, plan, ripens) values ($1, $2, $3)
     on conflict (reference) do update
     set plan = coalesce(excluded.plan, forced_plan.plan), ripens = coalesce(excluded.ripens, forced_plan.ripens)`,
    [reference, plan ?? null, ripens ?? null],
  );
}

export const planRows = ({ number, reference, plan, ripens, createdAt }: PlannedOrder): TableRows => ({
  table: 'order_plan',
  rows: [{ SalesOrder: number, reference, plan, ripens, created_at: createdAt }],
});

export async function changePlan(queries: Queries, { number, plan, ripens }: PlannedOrder): Promise<void> {
  await queries.query('update order_plan set plan = $2, ripens = $3 where "SalesOrder" = $1', [number, plan, ripens]);
}

export async function findPlans(
  queries: Queries,
  by: { reference: string } | { number: string },
): Promise<PlannedOrder[]> {
  const [column, value] = 'number' in by ? ['"SalesOrder"', by.number] : ['reference', by.reference];
  const rows = await queries.query<PlanRow>(`select * from order_plan where ${column} = $1 order by "SalesOrder"`, [
    value,
  ]);
  return rows.map(({ SalesOrder, created_at, reference, plan, ripens }) => ({
    number: SalesOrder,
    createdAt: created_at,
    reference,
    plan,
    ripens,
  }));
}

export const stepRows = (number: string, steps: readonly Step[]): TableRows => ({
  table: 'life_step',
  rows: steps.map(({ step, part, dueAt }, index) => ({
    SalesOrder: number,
    sequence: index + 1,
    step,
    part,
    due_at: dueAt,
    is_held: false,
  })),
});

export async function addStep(queries: Queries, number: string, { step, part, dueAt }: Step): Promise<void> {
  await queries.query(
    `insert into life_step ("SalesOrder", sequence, step, part, due_at)
     select $1, coalesce(max(sequence), 0) + 1, $2, $3, $4 from life_step where "SalesOrder" = $1`,
    [number, step, part, dueAt],
  );
}

export async function findDueSteps(queries: Queries, now: Date, limit: number): Promise<DueStep[]> {
  const rows = await queries.query<StepRow>(
    'select * from life_step where due_at <= $1 and not is_held order by due_at, "SalesOrder", sequence limit $2',
    [now, limit],
  );
  return rows.map(({ SalesOrder, due_at, sequence, step, part }) => ({
    number: SalesOrder,
    dueAt: due_at,
    sequence,
    step,
    part,
  }));
}

/** The order is held until the transaction ends; `false` when the step was taken away in the meantime. */
export async function takeStep(queries: Queries, { number, sequence }: DueStep): Promise<boolean> {
  await lockOrder(queries, number);
  const taken = await queries.query(
    'delete from life_step where "SalesOrder" = $1 and sequence = $2 and not is_held returning 1',
    [number, sequence],
  );
  return taken.length > 0;
}

export async function postponeStep(queries: Queries, { number, sequence }: DueStep, until: Date): Promise<void> {
  await queries.query('update life_step set due_at = $3 where "SalesOrder" = $1 and sequence = $2', [
    number,
    sequence,
    until,
  ]);
}

export async function dropSteps(queries: Queries, number: string, part?: number): Promise<void> {
  await queries.query('delete from life_step where "SalesOrder" = $1 and ($2::integer is null or part = $2)', [
    number,
    part ?? null,
  ]);
}

export async function holdSteps(queries: Queries, number: string, { part, isHeld }: { part: number; isHeld: boolean }) {
  await queries.query('update life_step set is_held = $3 where "SalesOrder" = $1 and part = $2', [
    number,
    part,
    isHeld,
  ]);
}
