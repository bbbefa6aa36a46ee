import { marketOf } from '@dray/contract/markets.ts';
import { isContainer } from '@dray/contract/ordering/container-number.ts';
import { takenAt } from '@dray/demo/order-life/draft.ts';
import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import { type ItemStage, isHeld, stageOf } from '@dray/demo/order-life/order-update.ts';
import type { ItemUpdate } from '@dray/server/capabilities/erp/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { localTimeOf } from '../../../erp/clock/market-time.ts';
import {
  distributionChannel,
  division,
  itemCategories,
  keptPartnerCodes,
  orderTypes,
  rejectionReasons,
  textIds,
  unit,
} from '../../../erp/customizing/codes.ts';
import { getSalesArea, type SalesArea } from '../../../erp/customizing/sales-areas.ts';
import type { Row } from '../../../erp/store/database.ts';

export const areaOf = ({ order }: OrderLife): SalesArea => getSalesArea(`${order.country}01`);

/** As the mapping that ships sends them. */
const terms: Readonly<Record<string, string>> = { invoice14: 'NT14', invoice30: 'NT30', cash: 'NT00', prepaid: 'NT01' };
export const termsOf = (paymentMethod: string): string => terms[paymentMethod] ?? '';

const processCodes = { 'not-yet': 'A', partly: 'B', wholly: 'C', 'not-relevant': '' } as const;
const rejectionCodes = { none: 'A', partly: 'B', wholly: 'C' } as const;
const stageCodes: Readonly<Record<ItemStage, string>> = { untouched: 'A', begun: 'B', finished: 'C' };

export function headerOf(life: OrderLife): Row {
  const { order, update, sapId } = life;
  const area = areaOf(life);
  const placedDay = localTimeOf(order.placedAt, area.timeZone).date;
  const delivery = deliveryStatus(life);
  return {
    SalesOrder: sapId,
    SalesOrderType: orderTypes[0] ?? '',
    SalesOrganization: area.salesOrganization,
    DistributionChannel: distributionChannel,
    OrganizationDivision: division,
    SoldToParty: order.snapshot.soldTo.id,
    CreatedByUser: 'DRAY',
    CreationDate: localTimeOf(takenAt(life), area.timeZone).date,
    LastChangeDateTime: update.changedAt.toISOString(),
    PurchaseOrderByCustomer: order.reference.customerOrderNumber,
    PurchaseOrderByShipToParty: `DRAY-${order.orderNumber}`,
    CustomerPurchaseOrderDate: placedDay,
    SalesOrderDate: placedDay,
    PricingDate: placedDay,
    TotalNetAmount: toNumeric(update.netMinor),
    TransactionCurrency: area.currency,
    RequestedDeliveryDate: order.deliveryDate,
    ShippingCondition: '01',
    CustomerPaymentTerms: termsOf(order.paymentMethod),
    OverallSDProcessStatus: typeof update.process === 'object' ? update.process.raw : processCodes[update.process],
    OverallSDDocumentRejectionSts: rejectionCodes[update.rejection],
    OverallDeliveryStatus: delivery,
    OverallTotalDeliveryStatus: delivery,
    TotalCreditCheckStatus: creditStatus(life),
  };
}

function creditStatus(life: OrderLife): string {
  if (isHeld(life)) return 'B';
  return life.fate.plan === 'credit-block' ? 'D' : 'A';
}

function deliveryStatus(life: OrderLife): string {
  const open = life.update.items.filter(({ rejection }) => rejection === undefined);
  const codes = open.map((item) => itemDelivery(life, item));
  if (codes.every((code) => code === 'C')) return 'C';
  return codes.some((code) => code !== 'A') ? 'B' : 'A';
}

/** By what has left the depot. */
function itemDelivery(
  { deliveries }: OrderLife,
  { lineNo, quantity }: Pick<ItemUpdate, 'lineNo' | 'quantity'>,
): string {
  const issued = deliveries
    .filter(({ update }) => update.goodsIssue === 'wholly')
    .flatMap(({ update }) => update.items.filter((item) => item.lineNo === lineNo))
    .reduce((sum, item) => sum + item.quantity, 0);
  if (issued >= quantity) return 'C';
  return issued > 0 ? 'B' : 'A';
}

export function itemsOf(life: OrderLife): Row[] {
  const area = areaOf(life);
  const names = new Map(life.items.map(({ lineNo, name }) => [lineNo, name]));
  return life.update.items.map((item) => ({
    SalesOrderItem: item.lineNo,
    HigherLevelItem: item.parentLineNo ?? 0,
    Material: item.sku,
    SalesOrderItemCategory: itemCategories[isContainer(item) ? 'lent' : 'goods'],
    SalesOrderItemText: (names.get(item.lineNo) ?? item.sku).slice(0, 40),
    RequestedQuantity: quantityText(item.quantity),
    RequestedQuantityUnit: unit.external,
    RequestedQuantitySAPUnit: unit.sap,
    RequestedQuantityISOUnit: unit.iso,
    ConfdDelivQtyInOrderQtyUnit: quantityText(item.confirmed ?? 0),
    TransactionCurrency: area.currency,
    NetAmount: toNumeric(item.netMinor),
    ProductionPlant: area.plant,
    SalesDocumentRjcnReason: rejectionCode(item),
    SDProcessStatus: item.rejection === undefined ? stageCodes[stageOf(life, item)] : 'C',
    DeliveryStatus: itemDelivery(life, item),
  }));
}

function rejectionCode({ rejection }: ItemUpdate): string {
  if (rejection === undefined) return '';
  return rejection === 'customer' ? rejectionReasons.cancelled : rejectionReasons.outOfStock;
}

export const quantityText = (quantity: number): string => quantity.toFixed(3);

export function partnersOf({ order: { snapshot, shipToId } }: OrderLife): Row[] {
  const { soldTo, shipTo, payer, billTo } = keptPartnerCodes;
  return [
    { PartnerFunction: soldTo, Customer: snapshot.soldTo.id },
    { PartnerFunction: shipTo, Customer: shipToId },
    { PartnerFunction: billTo, Customer: snapshot.payer.id },
    { PartnerFunction: payer, Customer: snapshot.payer.id },
  ];
}

export const textsOf = ({ order: { country, reference } }: OrderLife): Row[] =>
  reference.noteForDriver
    ? [
        {
          Language: marketOf(country).language.toUpperCase(),
          LongTextID: textIds[0] ?? '',
          LongText: reference.noteForDriver,
        },
      ]
    : [];
