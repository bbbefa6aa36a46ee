import type { Degree, DeliveryItemUpdate, DeliveryUpdate } from '../port/order-update.ts';
import { readDay, readItemNumber, readQuantity, readText, readTime } from './odata-values.model.ts';
import { type OfMarket, required } from './sap-order-update.model.ts';

type Row = Readonly<Record<string, unknown>>;
/** The wall clock of the market, as the ERP writes its days and times. */
export type InstantOf = (moment: { date: string; time: string }, timeZone: string) => Date;

const proofs = { '': 'not-relevant', A: 'open', B: 'differs', C: 'confirmed' } as const;
/** A planned time is the middle of a window; half of it before, half after. */
const halfWindowMs = 60 * 60_000;

/** A delivery as `A_OutbDeliveryHeader` tells it: the days and times of its facts are separate fields. */
export function deliveryUpdate(row: Row, items: readonly Row[], of: OfMarket, instantOf: InstantOf): DeliveryUpdate {
  const { timeZone } = of.market;
  const at = (day: unknown, time: unknown): Date | undefined => {
    const date = readDay(day);
    return date === undefined ? undefined : instantOf({ date, time: readTime(time) ?? '00:00' }, timeZone);
  };
  const proof = proofOf(readText(row.OverallProofOfDeliveryStatus));
  const isProven = proof === 'differs' || proof === 'confirmed';
  const planned = readTime(row.DeliveryTime) === undefined ? undefined : at(row.DeliveryDate, row.DeliveryTime);
  const goodsIssue = degreeOf(readText(row.OverallGoodsMovementStatus));
  const picking = degreeOf(readText(row.OverallPickingStatus));
  return {
    number: required(readText(row.DeliveryDocument), 'DeliveryDocument'),
    picking,
    goodsIssue,
    proof,
    isBlocked: readText(row.DeliveryBlockReason) !== '',
    createdAt: required(at(row.CreationDate, row.CreationTime), 'CreationDate'),
    pickedAt: picking === 'wholly' ? at(row.PickingDate, row.PickingTime) : undefined,
    loadedAt: goodsIssue === 'none' && picking !== 'wholly' ? undefined : at(row.LoadingDate, row.LoadingTime),
    issuedAt: goodsIssue === 'none' ? undefined : at(row.ActualGoodsMovementDate, row.ActualGoodsMovementTime),
    deliveredAt: isProven ? at(row.ProofOfDeliveryDate, row.ConfirmationTime) : undefined,
    plannedFrom: planned && new Date(planned.getTime() - halfWindowMs),
    plannedTo: planned && new Date(planned.getTime() + halfWindowMs),
    route: readText(row.ActualDeliveryRoute) || undefined,
    vehicle: readText(row.MeansOfTransport) || undefined,
    depot: depotOf(items, of),
    items: items.map((item) => itemUpdate(item, isProven)),
  };
}

function itemUpdate(row: Row, isProven: boolean): DeliveryItemUpdate {
  const delivered = required(readQuantity(row.ActualDeliveryQuantity), 'ActualDeliveryQuantity');
  return {
    item: required(readText(row.DeliveryDocumentItem), 'DeliveryDocumentItem'),
    sapId: readText(row.ReferenceSDDocument),
    lineNo: required(readItemNumber(row.ReferenceSDDocumentItem), 'ReferenceSDDocumentItem'),
    parentLineNo: readItemNumber(row.HigherLevelItem),
    sku: readText(row.Material),
    // After a proof that differs the field holds what was handed over, and the original one what was loaded.
    quantity: isProven ? (readQuantity(row.OriginalDeliveryQuantity) ?? delivered) : delivered,
    proven: isProven ? delivered : undefined,
  };
}

const depotOf = (items: readonly Row[], { market }: OfMarket): string | undefined =>
  market.plants[readText(items[0]?.Plant)];

function degreeOf(code: string): Degree {
  if (code === 'C') return 'wholly';
  return code === 'B' ? 'partly' : 'none';
}

const proofOf = (code: string): DeliveryUpdate['proof'] =>
  Object.hasOwn(proofs, code) ? proofs[code as keyof typeof proofs] : 'open';
