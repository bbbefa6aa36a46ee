import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import type { DeliveryNews } from '@dray/server/capabilities/erp/index.ts';
import { type LocalTime, localTimeOf } from '../../../erp/clock/market-time.ts';
import { unit } from '../../../erp/customizing/codes.ts';
import type { SeedDelivery } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';
import { areaOf, quantityText } from './seed-order.ts';

const degrees = { none: 'A', partly: 'B', wholly: 'C' } as const;
const proofs = { 'not-relevant': '', open: 'A', differs: 'B', confirmed: 'C' } as const;
const halfWindowMs = 60 * 60_000;

export function deliveryOf(life: OrderLife, { part, news }: OrderLife['deliveries'][number]): SeedDelivery {
  const { plant } = areaOf(life);
  const names = new Map(life.items.map(({ lineNo, name }) => [lineNo, name]));
  const items = news.items.map((item) => ({
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
    PickingStatus: degrees[news.picking],
    GoodsMovementStatus: degrees[news.goodsIssue],
    ProofOfDeliveryStatus: proofOfItem(item),
  }));
  return { part, header: headerOf(life, news), items };
}

function proofOfItem({ proven, quantity }: DeliveryNews['items'][number]): string {
  if (proven === undefined) return 'A';
  return proven < quantity ? 'B' : 'C';
}

function headerOf(life: OrderLife, news: DeliveryNews): Row {
  const { order } = life;
  const area = areaOf(life);
  const local = (moment: Date): LocalTime => wallTimeOf(moment, area.timeZone);
  const at = (day: string, time: string, moment: Date | undefined): Row => {
    if (!moment) return {};
    const wall = local(moment);
    return { [day]: wall.date, [time]: wall.time };
  };
  const planned = new Date((news.plannedFrom ?? news.createdAt).getTime() + halfWindowMs);
  return {
    DeliveryDocument: news.number,
    DeliveryDocumentType: 'LF',
    DeliveryVersion: versionOf(news),
    SalesOrganization: area.salesOrganization,
    ShippingPoint: area.plant,
    SoldToParty: order.snapshot.soldTo.id,
    ShipToParty: order.shipToId,
    ...at('CreationDate', 'CreationTime', news.createdAt),
    ...lastChange(news, local),
    ...at('DeliveryDate', 'DeliveryTime', planned),
    PlannedGoodsIssueDate: local(planned).date,
    ...at('PickingDate', 'PickingTime', news.pickedAt),
    ...at('LoadingDate', 'LoadingTime', news.loadedAt),
    ...at('ActualGoodsMovementDate', 'ActualGoodsMovementTime', news.issuedAt),
    ...at('ProofOfDeliveryDate', 'ConfirmationTime', news.deliveredAt),
    BillOfLading: news.loadedAt ? `BL-${news.number}` : '',
    MeansOfTransport: news.vehicle ?? '',
    ActualDeliveryRoute: news.route ?? '',
    OverallPickingStatus: degrees[news.picking],
    OverallGoodsMovementStatus: degrees[news.goodsIssue],
    OverallProofOfDeliveryStatus: proofs[news.proof],
    OverallSDProcessStatus: news.goodsIssue === 'wholly' ? 'C' : 'A',
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

const momentsOf = ({ pickedAt, loadedAt, issuedAt, deliveredAt, picking, createdAt }: DeliveryNews): Date[] => [
  ...(picking === 'partly' ? [createdAt] : []),
  ...[pickedAt, loadedAt, issuedAt, deliveredAt].filter((moment) => moment !== undefined),
];

/** A new one for each step. */
const versionOf = (news: DeliveryNews): string => String(momentsOf(news).length + 1).padStart(4, '0');

function lastChange(news: DeliveryNews, local: (moment: Date) => LocalTime): Row {
  const last = momentsOf(news).at(-1);
  return last ? { LastChangeDate: local(last).date } : {};
}
