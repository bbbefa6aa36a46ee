import { type OrderRow, ordersPerPage } from '#capabilities/ordering/index.ts';

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedRow: OrderRow = {
  orderNumber: '4500000',
  sapId: null,
  customerOrderNumber: '2026/000',
  isFromDesk: false,
  orderType: '',
  status: 'Not Yet Processed',
  statusLabel: 'Status of order',
  deliveryStatus: 'AWAITING SHIPMENT',
  deliveryStatusLabel: 'Status of delivery',
  erpState: 'received',
  cancellation: 'none',
  cancellationMessage: null,
  cancelBar: null,
  hasTracking: false,
  hasDifferences: false,
  orderDate: '2026-11-12T09:30:00.000Z',
  deliveryDate: '2026-11-18',
  shipToId: '',
  shipToName: 'Name of place',
  shipToCity: 'City',
  total: 28640.18,
  currency: 'CZK',
  quantityTotal: 10,
  pallets: 1,
};

export const inventedRows: readonly OrderRow[] = Array.from({ length: ordersPerPage }, (_, n) => ({
  ...inventedRow,
  orderNumber: `450${1000 + n}`,
}));
