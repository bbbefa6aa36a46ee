import type { DeliveryUpdate } from '@dray/server/capabilities/erp/index.ts';
import { depots, lorryOf, routeOf } from './depot.ts';
import { type Draft, happenedAt, loadOf, missingOf } from './draft.ts';
import { dayOfPart, instantAt, plannedTime } from './life-step.ts';

const halfWindowMs = 60 * 60_000;

/** One delivery as the ERP has it now; undefined where it was not made yet. */
export function deliveryUpdate(draft: Draft, part: number, number: string): DeliveryUpdate | undefined {
  const { order, timeZone } = draft;
  const createdAt = happenedAt(draft, 'create-delivery', part);
  if (!createdAt) return undefined;
  const at = (step: Parameters<typeof happenedAt>[1]) => happenedAt(draft, step, part);
  const planned = instantAt(dayOfPart(order.deliveryDate, part), plannedTime(order.orderNumber), timeZone);
  const route = routeOf(order.country, order.shipToId);
  const deliveredAt = at('prove');
  return {
    number,
    picking: at('finish-picking') ? 'wholly' : at('start-picking') ? 'partly' : 'none',
    goodsIssue: at('issue-goods') ? 'wholly' : 'none',
    proof: deliveredAt ? proofOf(draft, part) : 'open',
    isBlocked: false,
    createdAt,
    pickedAt: at('finish-picking'),
    loadedAt: at('load'),
    issuedAt: at('issue-goods'),
    deliveredAt,
    plannedFrom: new Date(planned.getTime() - halfWindowMs),
    plannedTo: new Date(planned.getTime() + halfWindowMs),
    route,
    vehicle: at('load') ? lorryOf(route) : undefined,
    depot: depots[order.country],
    items: itemsOf(draft, part, deliveredAt !== undefined),
  };
}

function proofOf(draft: Draft, part: number): 'differs' | 'confirmed' {
  const load = loadOf(draft, part);
  return load.some((item) => missingOf(draft, load, item, part) > 0) ? 'differs' : 'confirmed';
}

function itemsOf(draft: Draft, part: number, isProven: boolean): DeliveryUpdate['items'] {
  const load = loadOf(draft, part);
  return load.map((item, index) => ({
    item: String((index + 1) * 10).padStart(6, '0'),
    sapId: draft.sapId,
    lineNo: item.lineNo,
    parentLineNo: item.parentLineNo,
    sku: item.sku,
    quantity: item.loaded,
    proven: isProven ? item.loaded - missingOf(draft, load, item, part) : undefined,
  }));
}
