import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MessageOnFile, NotedMismatch, OpenMessage } from '../rules/shown-message.model.ts';

/** What people read of messages and differences; nothing here changes any. */
export const erpQueueStore = namedStore('erp', (transaction: Transaction) => ({
  listOpen: (max: number): Promise<readonly OpenMessage[]> =>
    runFixed<OpenMessage>(
      transaction,
      fixed`
        select order_number as "orderNumber", kind, state, attempts, last_code as "lastCode", reference,
          created_at as "createdAt", unknown_since as "unknownSince", parked_at as "parkedAt"
        from erp_message m
        where state in ('waiting', 'sending', 'unknown', 'parked')
          and not exists (select from erp_message before where before.order_number = m.order_number
            and before.sequence < m.sequence and before.state in ('waiting', 'sending', 'unknown', 'parked'))
        order by created_at limit ${max}`,
    ),

  listOf: (orderNumber: string): Promise<readonly MessageOnFile[]> =>
    runFixed<MessageOnFile>(
      transaction,
      fixed`
        select order_number as "orderNumber", sequence, kind, state, attempts, last_code as "lastCode", reference,
          last_error ->> 'said' as said, created_at as "createdAt", first_sent_at as "firstSentAt",
          unknown_since as "unknownSince", parked_at as "parkedAt", settled_at as "settledAt"
        from erp_message where order_number = ${orderNumber} order by sequence`,
    ),

  listMismatches: (max: number): Promise<readonly NotedMismatch[]> =>
    runFixed<NotedMismatch>(
      transaction,
      fixed`
        select kind, order_number as "orderNumber", sap_id as "sapId", details, first_seen_at as "firstSeenAt",
          last_seen_at as "lastSeenAt"
        from erp_mismatch where resolved_at is null order by first_seen_at, order_number limit ${max}`,
    ),
}));
