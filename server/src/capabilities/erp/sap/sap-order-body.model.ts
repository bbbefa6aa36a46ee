import type { ItemToSend, OrderToSend } from '../port/order-to-send.ts';
import { writeDay } from './odata-values.model.ts';
import type { MarketMapping } from './sap-mapping.ts';

type Body = Record<string, unknown>;
type BodyMapping = { market: MarketMapping; reference: string; referenceField: string; placedDay: string };

/** An order as one deep insert of `A_SalesOrder`. Every day in it is the market's own: a late request must not reprice. */
export function orderBody(order: OrderToSend, { market, reference, referenceField, placedDay }: BodyMapping): Body {
  const { driverNote } = market;
  return {
    SalesOrderType: requiredCode(market.orderTypes, order.orderType, 'order type'),
    SalesOrganization: market.salesOrganization,
    DistributionChannel: market.distributionChannel,
    OrganizationDivision: market.division,
    SoldToParty: order.soldToId,
    PurchaseOrderByCustomer: order.customerOrderNumber,
    [referenceField]: reference,
    CustomerPurchaseOrderDate: writeDay(placedDay),
    SalesOrderDate: writeDay(placedDay),
    PricingDate: writeDay(placedDay),
    RequestedDeliveryDate: writeDay(order.deliveryDate),
    TransactionCurrency: order.currency,
    ...optional('ShippingCondition', codeOf(market.shippingConditions, order.transportType)),
    ...optional('CustomerPaymentTerms', codeOf(market.paymentTerms, order.paymentMethod)),
    to_Partner: partners(order, market),
    ...(driverNote && order.noteForDriver
      ? {
          to_Text: [{ Language: driverNote.language, LongTextID: driverNote.textId, LongText: order.noteForDriver }],
        }
      : {}),
    to_Item: [
      ...order.items.map((item) => itemOf(order, item, market)),
      ...palletsOf(order, market).map((item) => ({
        ...itemOf(order, item, market),
        ...optional('SalesOrderItemCategory', market.palletItemCategory),
      })),
    ],
  };
}

const itemOf = (order: OrderToSend, item: ItemToSend, { unit, price }: MarketMapping): Body => ({
  SalesOrderItem: String(item.lineNo),
  Material: item.sku,
  RequestedQuantity: quantity(item.quantity),
  RequestedQuantityISOUnit: unit,
  ...(price.mode === 'send' ? { to_PricingElement: [condition(order, item, unit, price.conditionType)] } : {}),
});

const palletsOf = ({ pallets }: OrderToSend, market: MarketMapping): readonly ItemToSend[] =>
  market.pallets === 'sent' ? pallets : [];

function partners({ shipToId, payerId, soldToId }: OrderToSend, { partners: codes }: MarketMapping): Body[] {
  const billTo = codes.billTo !== undefined && payerId !== soldToId ? [[codes.billTo, payerId]] : [];
  return [[codes.shipTo, shipToId], [codes.payer, payerId], ...billTo].map(([PartnerFunction, Customer]) => ({
    PartnerFunction,
    Customer,
  }));
}

/** Three places, as text: a decimal is never a number on this wire. */
const quantity = (packs: number): string => packs.toFixed(3);
const amount = (minor: number): string => (minor / 100).toFixed(2);

/**
 * For all packs of the line together, so that no rounding of a single pack's price can move its total. The ERP counts the
 * packs of a price in whole ones.
 */
function condition({ currency }: OrderToSend, item: ItemToSend, unit: string, conditionType: string): Body {
  const isWhole = Number.isInteger(item.quantity) && item.quantity <= 99_999;
  return {
    ConditionType: conditionType,
    ConditionRateValue: amount(isWhole ? item.netMinor : item.unitMinor),
    ConditionCurrency: currency,
    ConditionQuantity: isWhole ? String(item.quantity) : '1',
    ConditionQuantityUnit: unit,
  };
}

type Codes = Readonly<Record<string, string>>;

const codeOf = (codes: Codes | undefined, name: string): string | undefined => codes?.[name] ?? codes?.['*'];

function requiredCode(codes: Codes, name: string, what: string): string {
  const found = codeOf(codes, name);
  if (found === undefined) throw new Error(`The mapping has no ${what} for ${name}`);
  return found;
}

const optional = (name: string, value: string | undefined): Body => (value === undefined ? {} : { [name]: value });
