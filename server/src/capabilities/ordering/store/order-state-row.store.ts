import type { Cancellation, CancelVerdict } from '@dray/contract/ordering/cancellation.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import type { OrderState } from '../rules/order-facts.model.ts';

export type OrderStateRow = {
  sap_id: string | null;
  status: string;
  status_raw: string | null;
  delivery_status: string | null;
  cancellation: string;
  cancellation_code: string | null;
  is_checked: boolean;
  is_issued: boolean;
  has_tracking: boolean;
  has_differences: boolean;
  is_awaited: boolean;
  changed_at: Date | null;
};

export const stateColumns = `o.sap_id, o.status, o.status_raw, o.delivery_status, o.cancellation, o.cancellation_code,
  o.is_checked, o.is_issued, o.has_tracking, o.has_differences, o.is_awaited, o.changed_at`;

/** Its lists are kept by the database itself. */
export const toOrderState = (row: OrderStateRow): OrderState => ({
  sapId: row.sap_id ?? undefined,
  status: row.status as OrderStatus,
  statusRaw: row.status_raw ?? undefined,
  deliveryStatus: row.delivery_status ?? undefined,
  cancellation: row.cancellation as Cancellation,
  cancellationCode: (row.cancellation_code ?? undefined) as CancelVerdict | undefined,
  isChecked: row.is_checked,
  isIssued: row.is_issued,
  hasTracking: row.has_tracking,
  hasDifferences: row.has_differences,
  isAwaited: row.is_awaited,
  changedAt: row.changed_at ?? undefined,
});
