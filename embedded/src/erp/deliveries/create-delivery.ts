import { localTimeOf } from '../clock/market-time.ts';
import { keptPartnerCodes, unit } from '../customizing/codes.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import { formatDecimal, parseDecimal } from '../decimal.ts';
import type { Happening } from '../life/happening.ts';
import { addStep, dropSteps } from '../life/life.store.ts';
import { fractionOf } from '../life/plan.ts';
import { arrivalOf, dayOfPart } from '../life/timeline.ts';
import { findOpenItems, findPartner, getOrder, type OpenItem } from '../orders/order-facts.store.ts';
import type { Queries, Row } from '../store/database.ts';
import { insertDelivery } from './delivery.store.ts';

const hour = 3_600_000;

/** The depot takes over what is open; a second delivery takes what the first has left. */
export async function createDelivery(queries: Queries, happening: Happening): Promise<void> {
  const { order, part, at } = happening;
  const header = await getOrder(queries, order.number);
  if (header.DeliveryBlockReason) {
    return addStep(queries, order.number, { step: 'create-delivery', part, dueAt: new Date(at.getTime() + hour) });
  }
  const open = await findOpenItems(queries, order.number);
  const taken = order.plan === 'two-deliveries' && part === 1 ? firstPart(open) : open;
  if (taken.every(({ isLent }) => isLent)) return dropSteps(queries, order.number, part);
  const shipTo = await findPartner(queries, order.number, keptPartnerCodes.shipTo);
  await insertDelivery(queries, {
    number: order.number,
    part,
    header: headerOf(happening, header, shipTo),
    items: taken.map((item, index) => itemOf(order.number, item, index)),
  });
}

function headerOf({ order, part, at }: Happening, header: Readonly<Row>, shipTo: string): Row {
  const area = getSalesArea(String(header.SalesOrganization));
  const created = localTimeOf(at, area.timeZone);
  const date = dayOfPart(String(header.RequestedDeliveryDate), part);
  const route = Math.floor(fractionOf(shipTo, 'route') * 40) + 1;
  return {
    DeliveryDocumentType: 'LF',
    DeliveryVersion: '0001',
    SalesOrganization: area.salesOrganization,
    ShippingPoint: area.plant,
    SoldToParty: header.SoldToParty ?? '',
    ShipToParty: shipTo,
    CreationDate: created.date,
    CreationTime: created.time,
    DeliveryDate: date,
    PlannedGoodsIssueDate: date,
    DeliveryTime: halfHourOf(arrivalOf(order.reference)),
    ActualDeliveryRoute: `${area.plant.slice(0, 2)}${String(route).padStart(4, '0')}`,
    OverallPickingStatus: 'A',
    OverallGoodsMovementStatus: 'A',
    OverallProofOfDeliveryStatus: 'A',
    OverallSDProcessStatus: 'A',
  };
}

/** A planner does not know the minute. */
const halfHourOf = (time: string): string => `${time.slice(0, 3)}${time.slice(3, 5) < '30' ? '00' : '30'}:00`;

function itemOf(number: string, { item, higherLevel, material, text, plant, open }: OpenItem, index: number): Row {
  return {
    DeliveryDocumentItem: (index + 1) * 10,
    Material: material,
    DeliveryDocumentItemText: text,
    Plant: plant,
    HigherLevelItem: higherLevel,
    ReferenceSDDocument: number,
    ReferenceSDDocumentItem: item,
    ReferenceSDDocumentCategory: 'C',
    ActualDeliveryQuantity: open,
    OriginalDeliveryQuantity: open,
    DeliveryQuantityUnit: unit.external,
    PickingStatus: 'A',
    GoodsMovementStatus: 'A',
    ProofOfDeliveryStatus: 'A',
  };
}

/** All but the last line; half of it where it is the only one. Pallets come whole, as the order counts them. */
function firstPart(open: readonly OpenItem[]): OpenItem[] {
  const goods = open.filter(({ isLent }) => !isLent);
  const last = goods.at(-1);
  if (!last) return [...open];
  if (goods.length > 1) return open.filter(({ item, higherLevel }) => item !== last.item && higherLevel !== last.item);
  const packs = parseDecimal(last.open, 3) / 1_000n;
  if (packs < 2n) return [...open];
  return open.map((one) =>
    isPallet(one) ? one : { ...one, open: formatDecimal(shareOf(one.open, packs / 2n, packs), 3) },
  );
}

const isPallet = ({ isLent, higherLevel }: OpenItem): boolean => isLent && higherLevel === 0;

const shareOf = (quantity: string, part: bigint, whole: bigint): bigint => (parseDecimal(quantity, 3) * part) / whole;
