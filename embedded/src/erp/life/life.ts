import type { ErpClock } from '../clock/erp-clock.ts';
import { itemCategories } from '../customizing/codes.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import type { ErpLog } from '../log.ts';
import type { ErpDatabase, Queries, Row } from '../store/database.ts';
import type { TableRows } from '../store/insert-rows.store.ts';
import { applyStep } from './apply-step.ts';
import {
  type DueStep,
  findDueSteps,
  findForcedPlan,
  planRows,
  postponeStep,
  stepRows,
  takeStep,
} from './life.store.ts';
import { type Plan, planOf, ripensByChance, type Shares } from './plan.ts';
import { timelineOf } from './timeline.ts';

type NewOrder = { number: string; header: Readonly<Row>; lines: readonly Readonly<Row>[]; now: Date };

export type BegunLife = { header: Row; rows: readonly TableRows[] };

export type Life = {
  /** Decides what becomes of a new order; what it answers is to be written with the order. */
  begin(queries: Queries, order: NewOrder): Promise<BegunLife>;
  /** Does everything that is due by now; the answer is how much that was. */
  tick(): Promise<number>;
  setShares(shares: Shares): void;
};

export type LifeOptions = {
  database: ErpDatabase;
  clock: ErpClock;
  log: ErpLog;
  shares: Shares;
  /** Orders that come in now are watched by somebody: all are confirmed within seconds, some ripen within minutes. */
  ripens: boolean;
};

const atOnce = 200;
const secondTryMs = 60_000;

export function createLife({ database, clock, log, ripens, ...options }: LifeOptions): Life {
  let { shares } = options;
  let last: Promise<unknown> = Promise.resolve();
  const begin = async (queries: Queries, { number, header, lines, now }: NewOrder) => {
    const reference = String(header.PurchaseOrderByShipToParty || number);
    const forced = await findForcedPlan(queries, reference);
    const plan = forced?.plan ?? possiblePlan(planOf(reference, shares), lines);
    const isRipe = forced?.ripens ?? (ripens && ripensByChance(reference));
    const planned = { number, plan, ripens: isRipe, reference, createdAt: now };
    const area = getSalesArea(String(header.SalesOrganization));
    const requestedDate = String(header.RequestedDeliveryDate);
    return {
      header: { TotalCreditCheckStatus: plan === 'credit-block' ? 'B' : 'A' },
      rows: [planRows(planned), stepRows(number, timelineOf({ ...planned, isWatched: ripens, requestedDate, area }))],
    };
  };
  const run = async (step: DueStep) => {
    try {
      await database.transaction(async (queries) => {
        if (await takeStep(queries, step)) await applyStep(queries, step, clock.now());
      });
    } catch (error) {
      log.error(`step ${step.step} of order ${step.number} failed`, error);
      await postponeStep(database, step, new Date(clock.now().getTime() + secondTryMs));
    }
  };
  const runAll = async () => {
    let done = 0;
    for (;;) {
      const due = await findDueSteps(database, clock.now(), atOnce);
      for (const step of due) await run(step);
      done += due.length;
      if (due.length < atOnce) return done;
    }
  };
  return {
    begin,
    tick: () => {
      const next = last.then(runAll);
      last = next.catch(() => undefined);
      return next;
    },
    setShares: (next) => {
      shares = next;
    },
  };
}

/** Chance does not take the only line of an order, nor half of a single pack. */
function possiblePlan(plan: Plan, lines: readonly Readonly<Row>[]): Plan {
  const goods = lines.filter(({ SalesOrderItemCategory }) => SalesOrderItemCategory !== itemCategories.lent);
  const [only] = goods;
  if (goods.length > 1 || (plan !== 'line-rejected' && plan !== 'two-deliveries')) return plan;
  return plan === 'two-deliveries' && only && Number(only.RequestedQuantity) >= 2 ? plan : 'plain';
}
