import type { AnyOrderRow } from '#capabilities/order-desk/index.ts';

export const inventedOrder: AnyOrderRow = {
  orderNumber: '4500000',
  sapId: '0010000000',
  customerOrderNumber: '2026/000',
  orderType: '',
  isFromDesk: false,
  status: 'Not Yet Processed',
  statusLabel: 'Not Yet Processed',
  deliveryStatus: null,
  deliveryStatusLabel: null,
  erpState: 'received',
  cancellation: 'none',
  cancellationMessage: null,
  cancelBar: null,
  hasTracking: false,
  hasDifferences: false,
  orderDate: '2026-01-01T10:00:00.000Z',
  deliveryDate: '2026-01-02',
  shipToId: '100000',
  shipToName: 'U Mostu',
  shipToCity: 'City',
  total: 12_000,
  currency: 'CZK',
  quantityTotal: 12,
  pallets: 0,
  market: 'CZ',
  companyId: 'C1',
  companyName: 'Hostinec U Mostu s.r.o.',
  placedBy: 'Name Surname',
};

/** As many as a page has, so that what comes takes their places. */
export const inventedOrders: readonly AnyOrderRow[] = Array.from({ length: 25 }, (_, index) => ({
  ...inventedOrder,
  orderNumber: String(4_500_000 + index),
}));
