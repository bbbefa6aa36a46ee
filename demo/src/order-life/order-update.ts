import type { ItemUpdate, OrderUpdate } from '@dray/server/capabilities/erp/index.ts';
import { type Draft, endedAt, happenedAt, loadOf, rejectedLine, takenAt } from './draft.ts';
import { isGoods, lineOf, type OrderedItem } from './ordered-items.ts';

/** How far an item is: nothing, some or all of it has left, or been received. */
export type ItemStage = 'untouched' | 'begun' | 'finished';

/** The order as the ERP has it now; spelled in the sequence in which the connector reads it, for its digest. */
export function orderUpdate(draft: Draft): OrderUpdate {
  const items = draft.items.map((item) => itemUpdate(draft, item));
  const rejected = items.filter(({ rejection }) => rejection !== undefined).length;
  return {
    orderNumber: draft.order.orderNumber,
    sapId: draft.sapId,
    country: draft.order.country,
    changedAt: changedAt(draft),
    process: processOf(draft, items),
    rejection: rejected === 0 ? 'none' : rejected === items.length ? 'wholly' : 'partly',
    isHeld: isHeld(draft),
    netMinor: sumOf(items.filter(({ rejection }) => rejection === undefined).map(({ netMinor }) => netMinor)),
    items,
  };
}

export const isHeld = (draft: Draft): boolean =>
  draft.fate.plan === 'credit-block' && happenedAt(draft, 'release-credit', 0) === undefined;

export function stageOf(draft: Draft, { lineNo, quantity }: Pick<OrderedItem, 'lineNo' | 'quantity'>): ItemStage {
  const loadedBy = (step: 'issue-goods' | 'prove') =>
    sumOf(
      [1, 2]
        .filter((part) => happenedAt(draft, step, part))
        .flatMap((part) => loadOf(draft, part).filter((item) => item.lineNo === lineNo))
        .map(({ loaded }) => loaded),
    );
  if (loadedBy('prove') >= quantity) return 'finished';
  return loadedBy('issue-goods') > 0 ? 'begun' : 'untouched';
}

function itemUpdate(draft: Draft, item: OrderedItem): ItemUpdate {
  const { lineNo, parentLineNo, sku, quantity, netMinor } = item;
  const rejection = rejectionOf(draft, item);
  const isConfirmed = happenedAt(draft, 'confirm', 0) !== undefined && rejection === undefined;
  return { lineNo, parentLineNo, sku, quantity, confirmed: isConfirmed ? quantity : 0, rejection, netMinor };
}

function rejectionOf(draft: Draft, item: OrderedItem): 'customer' | 'stock' | undefined {
  if (draft.fate.ended === 'cancelled') return 'customer';
  if (draft.fate.ended === 'rejected') return 'stock';
  const isKnown = happenedAt(draft, 'confirm', 0) !== undefined;
  return isKnown && lineOf(item) === rejectedLine(draft.items.filter(isGoods), draft.fate) ? 'stock' : undefined;
}

function processOf(draft: Draft, items: readonly ItemUpdate[]): OrderUpdate['process'] {
  if (draft.fate.ended === 'lapsed') return 'not-relevant';
  const stages = items.filter(({ rejection }) => rejection === undefined).map((item) => stageOf(draft, item));
  if (stages.every((stage) => stage === 'finished')) return 'wholly';
  return stages.some((stage) => stage !== 'untouched') ? 'partly' : 'not-yet';
}

/** Deliveries and invoices do not count as a change of the order. */
const changedAt = (draft: Draft): Date =>
  endedAt(draft) ?? happenedAt(draft, 'confirm', 0) ?? happenedAt(draft, 'release-credit', 0) ?? takenAt(draft);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
