import type { OrderUpdate } from '#capabilities/erp/index.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor, toNumeric } from '#platform/money.ts';
import type { ReportedItem } from '../rules/line-states.model.ts';
import type { HeaderFacts, LineState } from '../rules/order-facts.model.ts';

export type ProgressStore = ReturnType<typeof progressStore>;

export type ReportedOrder = { header: HeaderFacts; reported: readonly ReportedItem[] };

/** What the ERP has reported of orders and their lines. */
export const progressStore = namedStore('ordering', (transaction: Transaction) => ({
  async findReportedOrder(orderNumber: string): Promise<ReportedOrder | undefined> {
    const [row] = await runFixed<HeaderRow>(
      transaction,
      fixed`
        select changed_at, process, rejection, is_held, net_total, confirmed_at, items, digest from order_progress
        where order_number = ${orderNumber}`,
    );
    return row && { header: toHeader(row), reported: row.items };
  },

  async saveReportedOrder(orderNumber: string, { header, reported }: ReportedOrder): Promise<void> {
    await runFixed(
      transaction,
      fixed`
        insert into order_progress (order_number, changed_at, process, rejection, is_held, net_total, confirmed_at, items,
          digest)
        values (${orderNumber}, ${header.changedAt}, ${header.process}, ${header.rejection}, ${header.isHeld},
          ${toNumeric(header.netMinor)}, ${header.confirmedAt}, ${JSON.stringify(reported)}, ${header.digest})
        on conflict (order_number) do update set changed_at = excluded.changed_at, process = excluded.process,
          rejection = excluded.rejection, is_held = excluded.is_held, net_total = excluded.net_total,
          confirmed_at = excluded.confirmed_at, items = excluded.items, digest = excluded.digest`,
    );
  },

  async listLineStates(orderNumber: string): Promise<LineState[]> {
    const rows = await runFixed<StateRow>(
      transaction,
      fixed`
        select line_no, ordered, confirmed, delivered, rejected, rejection_reason from order_line_state
        where order_number = ${orderNumber} order by line_no`,
    );
    return rows.map(toState);
  },

  async saveLineStates(orderNumber: string, states: readonly LineState[]): Promise<void> {
    await Promise.all([
      runFixed(
        transaction,
        fixed`
          delete from order_line_state
          where order_number = ${orderNumber} and line_no <> all(${states.map(({ lineNo }) => lineNo)}::int[])`,
      ),
      runFixed(
        transaction,
        fixed`
          insert into order_line_state (order_number, line_no, ordered, confirmed, delivered, rejected, rejection_reason)
          select ${orderNumber}, state."lineNo", state.ordered, state.confirmed, state.delivered, state.rejected,
            state."rejectionReason"
          from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as state ("lineNo" int, ordered numeric,
            confirmed numeric, delivered numeric, rejected numeric, "rejectionReason" text)
          on conflict (order_number, line_no) do update set ordered = excluded.ordered, confirmed = excluded.confirmed,
            delivered = excluded.delivered, rejected = excluded.rejected, rejection_reason = excluded.rejection_reason`,
      ),
    ]);
  },
}));

type HeaderRow = {
  changed_at: Date;
  process: string;
  rejection: string;
  is_held: boolean;
  net_total: string;
  confirmed_at: Date | null;
  items: readonly ReportedItem[];
  digest: string;
};

const toHeader = (row: HeaderRow): HeaderFacts => ({
  changedAt: row.changed_at,
  process: row.process,
  // Kept to its list by the database itself.
  rejection: row.rejection as OrderUpdate['rejection'],
  isHeld: row.is_held,
  netMinor: parseMinor(row.net_total),
  confirmedAt: row.confirmed_at ?? undefined,
  digest: row.digest,
});

type StateRow = {
  line_no: number;
  ordered: string;
  confirmed: string | null;
  delivered: string | null;
  rejected: string | null;
  rejection_reason: string | null;
};

const toState = (row: StateRow): LineState => ({
  lineNo: row.line_no,
  ordered: Number(row.ordered),
  confirmed: numberOf(row.confirmed),
  delivered: numberOf(row.delivered),
  rejected: numberOf(row.rejected),
  rejectionReason: row.rejection_reason ?? undefined,
});

const numberOf = (text: string | null): number | undefined => (text === null ? undefined : Number(text));
