import type { Language } from '@dray/contract/languages.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { rejectionText } from '@dray/contract/texts/order-text.ts';
import { toDecimal } from '#platform/money.ts';
import type { OrderDocument } from '../needs/ordering.deps.ts';
import { stateOfLine, stateOfOption } from '../rules/bundle-state.model.ts';
import { deliveredTotals } from '../rules/delivered-totals.model.ts';
import { handedOver } from '../rules/line-states.model.ts';
import type { Delivery } from '../rules/order-facts.model.ts';
import type { OrderLine } from '../rules/ordering.model.ts';
import { expectedWindow } from '../tracking/tracking.model.ts';
import { momentToWire, windowToWire } from '../tracking/tracking.wire.ts';
import type { OrderDetail } from './get-order.ts';

type Detail = RestOutput<(typeof orderingRoutes)['getOrder']>;

/** What became of the order as a whole. */
export const progressToWire = (detail: OrderDetail) => ({
  placedByName: detail.placedByName ?? null,
  placedForName: detail.placedForName ?? null,
  progress: detail.steps.map(({ code, state, at, planned }) => ({
    code,
    state,
    at: momentToWire(at),
    planned: momentToWire(planned),
  })),
  deliveries: detail.deliveries.map((delivery) => deliveryToWire(delivery, detail)),
  documents: detail.documents.documents?.map(documentToWire) ?? null,
  cancellableUntil: momentToWire(detail.cancellableUntil),
  expected: windowToWire(expectedWindow(detail.deliveries)),
  deliveredTotals: totalsToWire(detail),
  changedAt: momentToWire(detail.orderState.changedAt),
  asOf: momentToWire(detail.asOf),
});

const deliveryToWire = (delivery: Delivery, { calendar }: OrderDetail): Detail['deliveries'][number] => ({
  number: delivery.number,
  plannedDate: delivery.plannedFrom ? calendar.dayOf(delivery.plannedFrom) : null,
  issuedAt: momentToWire(delivery.issuedAt),
  deliveredAt: momentToWire(delivery.deliveredAt),
  isBlocked: delivery.isBlocked,
  route: delivery.route ?? null,
  vehicle: delivery.vehicle ?? null,
  lines: delivery.lines.map((line) => ({
    lineNo: line.lineNo,
    quantity: line.quantity,
    delivered: handedOver(delivery, line, calendar) ?? null,
  })),
});

const documentToWire = ({ amountMinor, sizeBytes, ...document }: OrderDocument) => ({
  ...document,
  amount: toDecimal(amountMinor),
  size: sizeBytes ?? null,
});

function totalsToWire({ order, states }: OrderDetail): Detail['deliveredTotals'] {
  const totals = deliveredTotals(order, states);
  return (
    (totals && {
      net: toDecimal(totals.netMinor),
      tax: toDecimal(totals.taxMinor),
      deposit: toDecimal(totals.depositMinor),
      grand: toDecimal(totals.grandMinor),
    }) ??
    null
  );
}

export const lineStateToWire = (line: OrderLine, detail: OrderDetail, language: Language) =>
  stateToWire(stateOfLine(line, detail.states), invoicedOf(line, detail), language);

export const optionStateToWire = (lineNo: number, { states, documents }: OrderDetail, language: Language) =>
  stateToWire(stateOfOption(lineNo, states), documents.invoiced.get(lineNo), language);

const stateToWire = (
  { confirmed, delivered, rejected, rejectionReason }: ReturnType<typeof stateOfOption>,
  invoiced: number | undefined,
  language: Language,
) => ({
  confirmed: confirmed ?? null,
  delivered: delivered ?? null,
  rejected: rejected ?? null,
  rejectionReason: rejectionReason ? rejectionText(rejectionReason, language) : null,
  invoiced: invoiced ?? null,
});

/** Of a bundle its parts are invoiced. */
const invoicedOf = ({ lineNo, options }: OrderLine, { documents }: OrderDetail): number | undefined =>
  options.length === 0 ? documents.invoiced.get(lineNo) : undefined;
