import type { Language } from '@dray/contract/languages.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import { placedReferenceToRest } from '@dray/contract/ordering/placed-reference.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import { creditPerPack } from '../rules/credit-per-pack.model.ts';
import { type Order, type OrderLine, packNameOf } from '../rules/ordering.model.ts';
import type { PlacedOrder } from '../store/placed-order.store.ts';
import type { OrderDetail } from './get-order.ts';
import { lineStateToWire, optionStateToWire, progressToWire } from './order-progress.wire.ts';
import { factsToWire, stateToWire } from './order-row.wire.ts';

type Routes = typeof orderingRoutes;
type Detail = RestOutput<Routes['getOrder']>;

export const orderToWire = (detail: OrderDetail, language: Language): Detail => {
  const { order, orderState } = detail;
  return {
    ...factsToWire(order),
    ...stateToWire(orderState, language),
    ...addressesToWire(order),
    ...amountsToWire(order, language),
    ...progressToWire(detail),
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
      ...lineStateToWire(line, detail, language),
      creditPerPack: creditToWire(order, line),
      packLabel: textIn(packNameOf(order.snapshot, line.sku), language),
      bundleOptions: line.options.map(({ priceMinor, containers: _, ...option }) => ({
        ...option,
        ...optionStateToWire(option.lineNo, detail, language),
        price: decimalOrNull(priceMinor),
      })),
    })),
    returnables: returnablesToWire(order, language),
  };
};

const returnablesToWire = ({ returnables, snapshot }: Order, language: Language): Detail['returnables'] =>
  returnables.map((row) => ({
    lineNo: row.lineNo,
    parentSku: row.parentSku ?? null,
    sku: row.sku,
    name: textIn(snapshot.returnableNames[row.sku], language) || row.name,
    totalUnits: row.units,
    unitPrice: toDecimal(row.unitMinor),
    totalPrice: toDecimal(row.totalMinor),
  }));

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

const lineToWire = (line: OrderLine, index: number) => ({
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
});

function creditToWire(order: Order, line: OrderLine): Detail['lines'][number]['creditPerPack'] {
  const credit = creditPerPack(order, line);
  return credit ? { goods: toDecimal(credit.goodsMinor), deposit: toDecimal(credit.depositMinor) } : null;
}

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
