import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type MismatchKind =
  | 'DOUBLED'
  | 'UNKNOWN_ORDER'
  | 'OTHER_NUMBER'
  | 'PRICE_DIFFERS'
  | 'LINES_DIFFER'
  | 'STATUS_STUCK'
  | 'STATUS_MISSED'
  | 'NOT_ARRIVED'
  | 'MISSING'
  | 'UNREADABLE';

export type Mismatch = { kind: MismatchKind; orderNumber: string; sapId: string; details: unknown; at: Date };

export type OpenMismatch = Pick<Mismatch, 'kind' | 'orderNumber' | 'sapId'> & { firstSeenAt: Date };

export const erpMismatchStore = namedStore('erp', (transaction: Transaction) => ({
  /** Seen again it is the same one, and open again. */
  async note({ kind, orderNumber, sapId, details, at }: Mismatch): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into erp_mismatch (kind, order_number, sap_id, details, first_seen_at, last_seen_at)
        values (${kind}, ${orderNumber}, ${sapId}, ${JSON.stringify(details)}, ${at}, ${at})
        on conflict (kind, order_number, sap_id) do update
          set details = excluded.details, last_seen_at = excluded.last_seen_at, resolved_at = null`,
    );
  },

  /** What was unknown here is known now. */
  async resolveKnown(orderNumbers: readonly string[], at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_mismatch set resolved_at = ${at}
        where kind = 'UNKNOWN_ORDER' and order_number = any(${orderNumbers}) and resolved_at is null`,
    );
  },

  /** What was not seen in a look at both sides of these orders is over. */
  async resolveUnseen(kinds: readonly MismatchKind[], orderNumbers: readonly string[], at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_mismatch set resolved_at = ${at}
        where kind = any(${kinds}) and order_number = any(${orderNumbers}) and resolved_at is null and last_seen_at < ${at}`,
    );
  },

  /** Orders that have waited since before a moment and are not at the ERP, as far as anybody knows. */
  async noteLate(before: Date, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into erp_mismatch (kind, order_number, details, first_seen_at, last_seen_at)
        select 'NOT_ARRIVED', order_number, jsonb_build_object('state', state, 'code', last_code), ${at}, ${at}
        from erp_message
        where kind = 'create' and state in ('waiting', 'sending', 'unknown', 'parked') and created_at < ${before}
        order by created_at limit 1000
        on conflict (kind, order_number, sap_id) do update
          set details = excluded.details, last_seen_at = excluded.last_seen_at, resolved_at = null`,
    );
  },

  async resolveArrived(at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_mismatch m set resolved_at = ${at} where m.kind = 'NOT_ARRIVED' and m.resolved_at is null
        and not exists (select from erp_message e where e.order_number = m.order_number and e.kind = 'create'
          and e.state in ('waiting', 'sending', 'unknown', 'parked'))`,
    );
  },

  async countOpen(): Promise<readonly { kind: MismatchKind; count: number }[]> {
    return runFixed<{ kind: MismatchKind; count: number }>(
      transaction,
      fixed`select kind, count(*)::int as count from erp_mismatch where resolved_at is null group by kind`,
    );
  },

  async findOpen(max: number): Promise<readonly OpenMismatch[]> {
    return runFixed<OpenMismatch>(
      transaction,
      fixed`select kind, order_number as "orderNumber", sap_id as "sapId", first_seen_at as "firstSeenAt"
        from erp_mismatch where resolved_at is null order by first_seen_at limit ${max}`,
    );
  },
}));
