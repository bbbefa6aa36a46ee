import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ErpMessage } from '../rules/erp-message.model.ts';
import { type Announced, ownerOf } from '../rules/erp-reference.model.ts';

export type ErpReferenceStore = ReturnType<typeof erpReferenceStore>;

type MessageKey = Pick<ErpMessage, 'orderNumber' | 'sequence'>;
type Renumbered = { reference: string; requestId: string; at: Date };

type Row = {
  asked: string;
  order_number: string;
  reference: string | null;
  state: ErpMessage['state'];
  unknown_since: Date | null;
  last_code: string | null;
};

/** Under which references our orders stand at the ERP. */
export const erpReferenceStore = namedStore('erp', (transaction: Transaction) => ({
  /** Whose documents these references mark, by the reference; undefined where it cannot be one of ours. */
  async findOwners(references: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select order_number as asked, order_number, reference, state, unknown_since, last_code from erp_message
          where kind = 'create' and order_number = any(${references})
        union all
        select reference, order_number, reference, state, unknown_since, last_code from erp_message
          where kind = 'create' and reference = any(${references})`,
    );
    const announced = Map.groupBy(rows, ({ asked }) => asked);
    return new Map(
      references.map((reference) => [reference, ownerOf(reference, (announced.get(reference) ?? []).map(toAnnounced))]),
    );
  },

  /** Nothing of it was ever sent under this reference, so it is a request of its own with the whole time before it. */
  async renumber({ orderNumber, sequence }: MessageKey, { reference, requestId, at }: Renumbered): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_message set reference = ${reference}, request_id = ${requestId}, state = 'waiting', attempts = 0,
          first_sent_at = null, unknown_since = null, last_code = null, last_error = null, parked_at = null,
          created_at = ${at}
        where order_number = ${orderNumber} and sequence = ${sequence}`,
    );
  },
}));

const toAnnounced = (row: Row): Announced => ({
  orderNumber: row.order_number,
  reference: row.reference ?? undefined,
  state: row.state,
  unknownSince: row.unknown_since ?? undefined,
  lastCode: row.last_code ?? undefined,
});
