import type { Language } from '@dray/contract/languages.ts';
import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { progressSteps } from '@dray/contract/ordering/order-progress.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import { placedReferenceToRest } from '@dray/contract/ordering/placed-reference.ts';
import type { RestInput, RestOutput } from '@dray/contract/rest-route.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import { deliveryStatusText } from '@dray/contract/texts/delivery-status-text.ts';
import { orderStatusText, orderTypeText } from '@dray/contract/texts/order-text.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import { type Order, type OrderHead, type OrderLine, packNameOf } from '../ordering.model.ts';
import type { PlacedOrder } from '../placed-order.store.ts';
import type { AskedOrders } from './list-orders.ts';

type Routes = typeof orderingRoutes;
type Asked = RestInput<Routes['countOrders']>['query'];
type Row = RestOutput<Routes['listOrders']>['sopList'][number];
type Detail = RestOutput<Routes['getOrder']>;

export const askedFromWire = ({ query }: { query: Asked }): AskedOrders => ({
  search: query.search || undefined,
  shipToIds: query.shipTo,
  from: query.from,
  to: query.to,
  statuses: query.status,
  deliveryStatuses: query.deliveryStatus,
});

type Rowed = Omit<OrderHead, 'shipTo' | 'grandMinor'>;

const commonToWire = (order: Rowed, language: Language) => ({
  orderNumber: order.orderNumber,
  sapId: order.sapId ?? null,
  customerOrderNumber: order.reference.customerOrderNumber,
  orderType: order.orderType,
  status: order.status,
  statusLabel: orderStatusText(order.status, language),
  deliveryStatus: order.deliveryStatus ?? null,
  deliveryStatusLabel: order.deliveryStatus ? deliveryStatusText(order.deliveryStatus, language) : null,
  erpState: order.sapId ? ('received' as const) : ('waiting' as const),
  cancellation: 'none' as const,
  cancellationMessage: null,
  cancelBar: null,
  hasTracking: false,
  hasDifferences: false,
  orderDate: order.placedAt.toISOString(),
  deliveryDate: order.deliveryDate,
  currency: order.currency,
  quantityTotal: order.load.quantity,
  pallets: order.load.pallets,
});

export const orderRowToWire = (order: OrderHead, language: Language): Row => ({
  ...commonToWire(order, language),
  shipToId: order.shipTo.id,
  shipToName: order.shipTo.name,
  shipToCity: order.shipTo.city,
  total: toDecimal(order.grandMinor),
});

export const orderToWire = (order: Order, language: Language): Detail => ({
  ...commonToWire(order, language),
  ...addressesToWire(order),
  ...amountsToWire(order, language),
  placedByName: null,
  progress: progressSteps.map((code) => ({
    code,
    state: code === 'received' ? 'done' : 'coming',
    at: code === 'received' ? order.placedAt.toISOString() : null,
    planned: null,
  })),
  deliveries: [],
  documents: null,
  cancellableUntil: null,
  expected: null,
  deliveredTotals: null,
  changedAt: null,
  asOf: null,
  transportType: order.transportType,
  transportLabel: transportLabel(order.transportType, language),
  paymentMethod: order.paymentMethod,
  paymentTitle: paymentTitle(order.paymentMethod, language),
  ...placedReferenceToRest(order.reference),
  revision: order.revision,
  physicalPallets: order.load.physicalPallets,
  weight: order.load.weightKg,
  hectolitres: order.load.hectolitres,
  lines: order.lines.map((line, index) => ({
    ...lineToWire(line, index),
    packLabel: textIn(packNameOf(order.snapshot, line.sku), language),
  })),
  returnables: order.returnables.map((row) => ({
    lineNo: row.lineNo,
    parentSku: row.parentSku ?? null,
    sku: row.sku,
    name: textIn(order.snapshot.returnableNames[row.sku], language) || row.name,
    totalUnits: row.units,
    unitPrice: toDecimal(row.unitMinor),
    totalPrice: toDecimal(row.totalMinor),
  })),
});

function addressesToWire({ snapshot, shipToId }: Order) {
  const { shipTo, soldTo, payer } = snapshot;
  return { shipToId, shipToName: shipTo.name, shipToCity: shipTo.city, shipTo, soldTo, payer };
}

function amountsToWire({ totals, currency, snapshot }: Order, language: Language) {
  return {
    total: toDecimal(totals.grandMinor),
    totals: {
      net: toDecimal(totals.netMinor),
      discount: toDecimal(totals.discountMinor),
      tax: toDecimal(totals.taxMinor),
      deposit: toDecimal(totals.depositMinor),
      grand: toDecimal(totals.grandMinor),
      currency,
    },
    taxes: snapshot.taxes.map(({ rate, baseMinor, taxMinor }) => ({
      rate: rate / 100,
      base: toDecimal(baseMinor),
      amount: toDecimal(taxMinor),
    })),
    discounts: snapshot.discounts.map(({ code, label, amountMinor }) => ({
      code,
      label: textIn(label, language) || code,
      amount: toDecimal(amountMinor),
    })),
  };
}

const lineToWire = (line: OrderLine, index: number): Omit<Detail['lines'][number], 'packLabel'> => ({
  position: index + 1,
  lineNo: line.lineNo,
  sku: line.sku,
  name: line.name,
  packFormat: line.packFormat,
  quantity: line.quantity,
  numberOfLayer: line.layers,
  numberOfPallet: line.pallets,
  quantityTotal: line.packs,
  unitPrice: toDecimal(line.unitMinor),
  basicPrice: decimalOrNull(line.listUnitMinor),
  discount: toDecimal(line.discountMinor),
  rowTotal: toDecimal(line.netMinor),
  taxRate: line.taxRate / 100,
  weight: line.weightKg,
  ...untold,
  bundleOptions: line.options.map(({ priceMinor, ...option }) => ({
    ...option,
    ...untold,
    price: decimalOrNull(priceMinor),
  })),
});

const untold = { confirmed: null, delivered: null, rejected: null, rejectionReason: null, invoiced: null };

export const orderStatusesToWire = (language: Language): RestOutput<Routes['listOrderStatuses']> =>
  orderStatuses.map((value) => ({ value, label: orderStatusText(value, language) }));

const orderTypes = ['Standard'];
export const orderTypesToWire = (language: Language): RestOutput<Routes['listOrderTypes']> =>
  orderTypes.map((value) => ({ value, label: orderTypeText(value, language) }));

export const deliveryStatusesToWire = (language: Language): RestOutput<Routes['listDeliveryStatuses']> =>
  deliveryStatuses.map((value) => ({ value, label: deliveryStatusText(value, language) }));

export const placedOrderToWire = (order: PlacedOrder): RestOutput<Routes['getOrderByCart']> => ({
  orderNumber: order.orderNumber,
  ...placedReferenceToRest(order.reference),
  sapId: order.sapId ?? null,
  deliveryDate: order.deliveryDate,
  total: toDecimal(order.grandMinor),
  currency: order.currency,
});

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));

const textIn = (texts: Texts | undefined, language: Language): string => texts?.[language] ?? texts?.en ?? '';
