import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { AgreedOrder } from '../port/agreed-order.ts';
import type { ItemUpdate, OrderUpdate } from '../port/order-update.ts';
import type { MismatchKind } from '../store/erp-mismatch.store.ts';

/** What the two sides of one order do not agree on. */
export type Difference = { kind: MismatchKind; details: Readonly<Record<string, unknown>> };

export type Moments = {
  /** What was changed there before it should have been read by now. */
  readUntil: Date;
  /** A delivery day before this one is long over. */
  overBefore: string;
};

/** Kinds that one look at both sides of an order settles. */
export const settledByComparing = [
  'PRICE_DIFFERS',
  'LINES_DIFFER',
  'STATUS_STUCK',
  'STATUS_MISSED',
  'MISSING',
] as const satisfies readonly MismatchKind[];

/** Both documents of one order, one beside the other; the same number on both is asked before. */
export function compareOrder(there: OrderUpdate, here: AgreedOrder, moments: Moments): Difference[] {
  const goods = there.items.filter((item) => item.parentLineNo === undefined && !isContainer(item));
  const lines = findOtherLines(goods, here);
  return [
    ...(lines.length > 0 ? [{ kind: 'LINES_DIFFER', details: { lines } } as const] : []),
    ...(lines.length > 0 ? [] : findOtherAmount(goods, here)),
    ...findMissed(there, here, moments),
    ...findStuck(there, here, moments),
  ];
}

/** Lines that only one of them has, or of other goods or another number of packs; what the ERP rejected is still a line. */
function findOtherLines(goods: readonly ItemUpdate[], { items }: AgreedOrder): number[] {
  const ours = new Map(items.map((item) => [item.lineNo, item]));
  const theirs = new Map(goods.map((item) => [item.lineNo, item]));
  const isOther = (lineNo: number): boolean => {
    const [one, other] = [ours.get(lineNo), theirs.get(lineNo)];
    return one?.sku !== other?.sku || one?.quantity !== other?.quantity;
  };
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(isOther).sort((one, other) => one - other);
}

/** More than a hundredth a line, of what is still to be delivered; the bill of the rest is no longer this order's. */
function findOtherAmount(goods: readonly ItemUpdate[], { items }: AgreedOrder): Difference[] {
  const open = goods.filter(({ rejection }) => rejection === undefined);
  const wanted = new Set(open.map(({ lineNo }) => lineNo));
  const erp = sumOf(open);
  const portal = sumOf(items.filter(({ lineNo }) => wanted.has(lineNo)));
  return Math.abs(erp - portal) <= open.length ? [] : [{ kind: 'PRICE_DIFFERS', details: { portal, erp } }];
}

const sumOf = (items: readonly { netMinor: number }[]): number =>
  items.reduce((sum, { netMinor }) => sum + netMinor, 0);

/** The feed has gone past a change without it. */
function findMissed({ changedAt }: OrderUpdate, { reportedAt }: AgreedOrder, { readUntil }: Moments): Difference[] {
  const isBehind = changedAt < readUntil && (reportedAt === undefined || reportedAt < changedAt);
  return isBehind ? [{ kind: 'STATUS_MISSED', details: { changedAt: changedAt.toISOString() } }] : [];
}

/** Its day is over, nobody has rejected it, and nothing of it has left the depot. */
function findStuck({ process, rejection }: OrderUpdate, { deliveryDate }: AgreedOrder, { overBefore }: Moments) {
  const isStuck = deliveryDate < overBefore && process === 'not-yet' && rejection !== 'wholly';
  return isStuck ? [{ kind: 'STATUS_STUCK', details: { deliveryDate } } as const] : [];
}
