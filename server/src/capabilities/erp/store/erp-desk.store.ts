import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ErpMessage } from '../rules/erp-message.model.ts';
import type { ParkedMessage } from '../rules/parked-message.model.ts';

export type ErpDeskStore = ReturnType<typeof erpDeskStore>;

export type OpenCounts = { waiting: number; sending: number; unknown: number; parked: number; oldestSeconds: number };

/** What an operator sees of the messages, and does to them besides sending. */
export const erpDeskStore = namedStore('erp', (transaction: Transaction) => ({
  /** An operator's retry gets the whole time again. */
  async restartPatience(
    { orderNumber, sequence }: Pick<ErpMessage, 'orderNumber' | 'sequence'>,
    at: Date,
  ): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_message set created_at = ${at} where order_number = ${orderNumber} and sequence = ${sequence}`,
    );
  },

  async findParked(max: number): Promise<readonly ParkedMessage[]> {
    return runFixed<ParkedMessage>(
      transaction,
      fixed`select order_number as "orderNumber", kind, last_code as "lastCode", last_error ->> 'said' as said,
          parked_at as "parkedAt"
        from erp_message where state = 'parked' order by parked_at limit ${max}`,
    );
  },

  async countOpen(now: Date): Promise<OpenCounts> {
    const [row] = await runFixed<OpenCounts>(
      transaction,
      fixed`select count(*) filter (where state = 'waiting')::int as waiting,
          count(*) filter (where state = 'sending')::int as sending,
          count(*) filter (where state = 'unknown')::int as unknown,
          count(*) filter (where state = 'parked')::int as parked,
          coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where state <> 'parked')), 0)::float8
            as "oldestSeconds"
        from erp_message where state in ('waiting', 'sending', 'unknown', 'parked')`,
    );
    return row ?? { waiting: 0, sending: 0, unknown: 0, parked: 0, oldestSeconds: 0 };
  },

  /** What was never reported to be at the ERP may be there all the same: the database is older than its last orders. */
  async doubtAll(at: Date): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`update erp_message set state = 'unknown', unknown_since = ${at}, first_sent_at = coalesce(first_sent_at, ${at})
        where kind = 'create' and state in ('waiting', 'sending', 'unknown', 'parked') returning order_number`,
    );
    return rows.length;
  },
}));
