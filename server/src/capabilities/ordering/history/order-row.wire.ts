import type { Language } from '@dray/contract/languages.ts';
import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestInput, RestOutput } from '@dray/contract/rest-route.ts';
import { deliveryStatusText } from '@dray/contract/texts/delivery-status-text.ts';
import { cancellationText, orderStatusText, orderTypes, orderTypeText } from '@dray/contract/texts/order-text.ts';
import { toDecimal } from '#platform/money.ts';
import { cancelBar, cancellationWords } from '../cancelling/cancel-state.model.ts';
import type { OrderState } from '../rules/order-facts.model.ts';
import type { OrderFacts } from '../rules/ordering.model.ts';
import type { OrderHead } from '../store/order-row.store.ts';
import type { AskedOrders } from './list-orders.ts';

type Routes = typeof orderingRoutes;
type Row = RestOutput<Routes['listOrders']>['sopList'][number];

export const askedFromWire = ({ query }: { query: RestInput<Routes['countOrders']>['query'] }): AskedOrders => ({
  search: query.search || undefined,
  shipToIds: query.shipTo,
  from: query.from,
  to: query.to,
  statuses: query.status,
  deliveryStatuses: query.deliveryStatus,
  view: query.view,
});

/** What a list and the order itself tell alike. */
export const factsToWire = (order: Omit<OrderFacts, 'shipTo' | 'grandMinor'>) => ({
  orderNumber: order.orderNumber,
  customerOrderNumber: order.reference.customerOrderNumber,
  orderType: order.orderType,
  isFromDesk: order.isFromDesk,
  orderDate: order.placedAt.toISOString(),
  deliveryDate: order.deliveryDate,
  currency: order.currency,
  quantityTotal: order.load.quantity,
  pallets: order.load.pallets,
});

export function stateToWire(orderState: OrderState, language: Language) {
  const { deliveryStatus, cancellation, sapId } = orderState;
  const status = orderState.statusRaw ?? orderState.status;
  const words = cancellationWords(orderState);
  return {
    sapId: sapId ?? null,
    status,
    statusLabel: orderStatusText(status, language),
    deliveryStatus: deliveryStatus ?? null,
    deliveryStatusLabel: deliveryStatus ? deliveryStatusText(deliveryStatus, language) : null,
    erpState: erpStateOf(orderState),
    cancellation,
    cancellationMessage: words ? cancellationText(words, language) : null,
    cancelBar: cancelBar(orderState) ?? null,
    hasTracking: orderState.hasTracking,
    hasDifferences: orderState.hasDifferences,
  };
}

const erpStateOf = ({ sapId, isChecked }: OrderState): Row['erpState'] => {
  if (sapId !== undefined) return 'received';
  return isChecked ? 'checking' : 'waiting';
};

export const orderRowToWire = (order: OrderHead, language: Language): Row => ({
  ...factsToWire(order),
  ...stateToWire(order.orderState, language),
  shipToId: order.shipTo.id,
  shipToName: order.shipTo.name,
  shipToCity: order.shipTo.city,
  total: toDecimal(order.grandMinor),
});

export const deliveryStatusesToWire = (language: Language): RestOutput<Routes['listDeliveryStatuses']> =>
  deliveryStatuses.map((value) => ({ value, label: deliveryStatusText(value, language) }));

export const orderStatusesToWire = (language: Language): RestOutput<Routes['listOrderStatuses']> =>
  orderStatuses.map((value) => ({ value, label: orderStatusText(value, language) }));

export const orderTypesToWire = (language: Language): RestOutput<Routes['listOrderTypes']> =>
  orderTypes.map((value) => ({ value, label: orderTypeText(value, language) }));
