import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import type { DeliveryUpdate } from '@dray/server/capabilities/erp/index.ts';
import { type LocalTime, localTimeOf } from '../../../erp/clock/market-time.ts';
import { unit } from '../../../erp/customizing/codes.ts';
import type { SeedDelivery } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';
import { areaOf, quantityText } from './seed-order.ts';

const degrees = { none: 'A', partly: 'B', wholly: 'C' } as const;
const proofs = { 'not-relevant': '', open: 'A', differs: 'B', confirmed: 'C' } as const;
const halfWindowMs = 60 * 60_000;

export function deliveryOf(life: OrderLife, { part, update }: OrderLife['deliveries'][number]): SeedDelivery {
  const { plant } = areaOf(life);
  const names = new Map(life.items.map(({ lineNo, name }) => [lineNo, name]));
  const items = update.items.map((item) => ({
    DeliveryDocumentItem: Number(item.item),
    HigherLevelItem: item.parentLineNo ?? 0,
    Material: item.sku,
    DeliveryDocumentItemText: (names.get(item.lineNo) ?? item.sku).slice(0, 40),
    ReferenceSDDocument: item.sapId,
    ReferenceSDDocumentItem: item.lineNo,
    ReferenceSDDocumentCategory: 'C',
    ActualDeliveryQuantity: quantityText(item.proven ?? item.quantity),
    OriginalDeliveryQuantity: quantityText(item.quantity),
    DeliveryQuantityUnit: unit.external,
    Plant: plant,
    PickingStatus: degrees[update.picking],
    GoodsMovementStatus: degrees[update.goodsIssue],
    ProofOfDeliveryStatus: proofOfItem(item),
  }));
  return { part, header: headerOf(life, update), items };
}

function proofOfItem({ proven, quantity }: DeliveryUpdate['items'][number]): string {
  if (proven === undefined) return 'A';
  return proven < quantity ? 'B' : 'C';
}

function headerOf(life: OrderLife, update: DeliveryUpdate): Row {
  const { order } = life;
  const area = areaOf(life);
  const local = (moment: Date): LocalTime => wallTimeOf(moment, area.timeZone);
  const at = (day: string, time: string, moment: Date | undefined): Row => {
    if (!moment) return {};
    const wall = local(moment);
    return { [day]: wall.date, [time]: wall.time };
  };
  const planned = new Date((update.plannedFrom ?? update.createdAt).getTime() + halfWindowMs);
  return {
    DeliveryDocument: update.number,
    DeliveryDocumentType: 'LF',
    DeliveryVersion: versionOf(update),
    SalesOrganization: area.salesOrganization,
    ShippingPoint: area.plant,
    SoldToParty: order.snapshot.soldTo.id,
    ShipToParty: order.shipToId,
    ...at('CreationDate', 'CreationTime', update.createdAt),
    ...lastChange(update, local),
    ...at('DeliveryDate', 'DeliveryTime', planned),
    PlannedGoodsIssueDate: local(planned).date,
    ...at('PickingDate', 'PickingTime', update.pickedAt),
    ...at('LoadingDate', 'LoadingTime', update.loadedAt),
    ...at('ActualGoodsMovementDate', 'ActualGoodsMovementTime', update.issuedAt),
    ...at('ProofOfDeliveryDate', 'ConfirmationTime', update.deliveredAt),
    BillOfLading: update.loadedAt ? `BL-${update.number}` : '',
    MeansOfTransport: update.vehicle ?? '',
    ActualDeliveryRoute: update.route ?? '',
    OverallPickingStatus: degrees[update.picking],
    OverallGoodsMovementStatus: degrees[update.goodsIssue],
    OverallProofOfDeliveryStatus: proofs[update.proof],
    OverallSDProcessStatus: update.goodsIssue === 'wholly' ? 'C' : 'A',
  };
}

const walls = new Map<string, LocalTime>();

/** The depot's hours are the same for many deliveries, and a wall clock is slow to read. */
function wallTimeOf(moment: Date, timeZone: string): LocalTime {
  const name = `${moment.getTime()} ${timeZone}`;
  const known = walls.get(name) ?? localTimeOf(moment, timeZone);
  walls.set(name, known);
  return known;
}

const momentsOf = ({ pickedAt, loadedAt, issuedAt, deliveredAt, picking, createdAt }: DeliveryUpdate): Date[] => [
  ...(picking === 'partly' ? [createdAt] : []),
  ...[pickedAt, loadedAt, issuedAt, deliveredAt].filter((moment) => moment !== undefined),
];

/** A new one for each step. */
const versionOf = (update: DeliveryUpdate): string => String(momentsOf(update).length + 1).padStart(4, '0');

function lastChange(update: DeliveryUpdate, local: (moment: Date) => LocalTime): Row {
  const last = momentsOf(update).at(-1);
  return last ? { LastChangeDate: local(last).date } : {};
}
