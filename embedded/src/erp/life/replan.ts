import { findMissingPdf } from '../billing/billing.store.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import { findDelivery } from '../deliveries/delivery.store.ts';
import { getOrder, setCreditStatus } from '../orders/order-facts.store.ts';
import type { Queries } from '../store/database.ts';
import { insertTogether } from '../store/insert-rows.store.ts';
import { changePlan, dropSteps, findPlans, forcePlan, type PlannedOrder, stepRows } from './life.store.ts';
import type { Plan } from './plan.ts';
import { timelineOf } from './timeline.ts';

type Forced = { reference: string; plan: Plan | undefined; ripens: boolean | undefined };

/** Decides what becomes of the orders of a reference, those that come later included; the answer is how many there were. */
export async function replan(queries: Queries, forced: Forced): Promise<number> {
  await forcePlan(queries, forced);
  const orders = await findPlans(queries, { reference: forced.reference });
  for (const order of orders) {
    const { plan = order.plan, ripens = order.ripens } = forced;
    await replanOrder(queries, { ...order, plan, ripens });
  }
  return orders.length;
}

/** The way of an order whose goods are being picked is settled, but for its document. */
async function replanOrder(queries: Queries, order: PlannedOrder): Promise<void> {
  await changePlan(queries, order);
  if (order.plan !== 'no-pdf') await findMissingPdf(queries, order.number);
  if (await findDelivery(queries, order.number, 1)) return;
  const header = await getOrder(queries, order.number);
  if (header.OverallSDDocumentRejectionSts === 'C') return;
  await setCreditStatus(queries, order.number, order.plan === 'credit-block' ? 'B' : 'A');
  await dropSteps(queries, order.number);
  const area = getSalesArea(String(header.SalesOrganization));
  const requestedDate = String(header.RequestedDeliveryDate);
  await insertTogether(queries, [stepRows(order.number, timelineOf({ ...order, requestedDate, area }))]);
}
