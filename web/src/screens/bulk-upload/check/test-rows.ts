import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkFault, BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';

export const faultAt = (row: number, column: BulkColumn | null, given: Partial<BulkFault> = {}): BulkFault => ({
  row,
  column,
  code: 'SHIP_TO_UNKNOWN',
  message: 'not yours',
  fixes: [],
  rows: [row],
  ...given,
});

export const rowOf = (row: number, order = 'VB-1', ...faults: BulkFault[]): BulkRow => ({
  row,
  order,
  cells: {} as BulkRow['cells'],
  mended: [],
  product: null,
  faults,
});

export const orderOf = (given: Partial<BulkOrder>): BulkOrder => ({
  key: 'VB-1',
  customerOrderNumber: 'VB-1',
  shipTo: null,
  deliveryDate: null,
  transportType: null,
  state: 'good',
  rows: 1,
  faults: 0,
  findings: [],
  sameGoods: [],
  net: null,
  currency: null,
  weightKg: null,
  pallets: null,
  orderNumber: null,
  placedAt: null,
  ...given,
});
