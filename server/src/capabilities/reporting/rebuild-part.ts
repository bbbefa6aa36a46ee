import type { ChunkEnd } from '#platform/jobs/work-in-chunks.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import { changesBetween, soldOf } from './sales.model.ts';

/** First orders, by their numbers; then the sums of all places, by their ids. */
export type RebuiltPart = { step: 'orders' | 'sums'; last: string; orders: number };

const ordersAtOnce = 200;
const shipTosAtOnce = 50;

/** Everything is counted anew from orders and deliveries, part by part, while the portal serves and the ERP goes on. */
export const rebuildPart = (deps: ReportingDeps, from: RebuiltPart | undefined): Promise<ChunkEnd<RebuiltPart>> =>
  from?.step === 'sums' ? countSums(deps, from) : keepOrders(deps, from ?? { step: 'orders', last: '', orders: 0 });

/** What each order has brought, with the difference in the sums, as if the ERP had just told of it. */
async function keepOrders(
  { kept, rebuilding, findMeasures, listDeliveredAfter }: ReportingDeps,
  { last, orders }: RebuiltPart,
): Promise<ChunkEnd<RebuiltPart>> {
  const delivered = await listDeliveredAfter(last, ordersAtOnce);
  const next = delivered[ordersAtOnce - 1]?.owner.orderNumber;
  const before = new Map((await rebuilding.listKept(last, next)).map((order) => [order.orderNumber, order]));
  const skus = delivered.flatMap(({ items }) => items.map(({ sku }) => sku));
  const measures = await findMeasures([...new Set(skus)]);
  const after = new Map(
    delivered.map(({ owner: { orderNumber, shipToId }, items }) => [
      orderNumber,
      { orderNumber, shipToId, sold: soldOf(items, measures) },
    ]),
  );
  for (const orderNumber of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(orderNumber), after.get(orderNumber)];
    const changes = changesBetween(was?.sold ?? [], is?.sold ?? []);
    const shipToId = is?.shipToId ?? was?.shipToId ?? '';
    if (changes.length === 0) continue;
    await Promise.all([
      kept.saveSold({ orderNumber, shipToId, sold: is?.sold ?? [] }),
      kept.addToSums(shipToId, changes),
    ]);
  }
  const counted = orders + [...after.values()].filter(({ sold }) => sold.length > 0).length;
  return { next: next ? { step: 'orders', last: next, orders: counted } : { step: 'sums', last: '', orders: counted } };
}

async function countSums({ rebuilding, listTrades }: ReportingDeps, from: RebuiltPart): Promise<ChunkEnd<RebuiltPart>> {
  const shipTos = await listTrades(from.last === '' ? undefined : from.last, shipTosAtOnce);
  if (shipTos.length > 0) await rebuilding.countAnew(shipTos.map(({ shipToId }) => shipToId));
  const last = shipTos[shipTosAtOnce - 1]?.shipToId;
  if (last !== undefined) return { next: { ...from, last } };
  await rebuilding.setBegins();
  return 'done';
}
