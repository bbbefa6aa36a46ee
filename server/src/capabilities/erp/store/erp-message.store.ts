import { type FixedStatement, fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type UnannouncedJob, unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { ErpMessage, MessageKind, MessageState } from '../rules/erp-message.model.ts';

export type ErpMessageStore = ReturnType<typeof erpMessageStore>;

type NewMessage = {
  orderNumber: string;
  sequence: number;
  kind: MessageKind;
  revision: number;
  requestId: string;
  createdAt: Date;
};

export type Woken = Pick<ErpMessage, 'orderNumber' | 'kind' | 'createdAt'>;

type Change = {
  state: MessageState;
  attempts: number;
  firstSentAt: Date | undefined;
  unknownSince: Date | undefined;
  lastCode?: string | undefined;
  lastError?: unknown;
  erpReference?: string | undefined;
  at: Date;
};

export const insertMessage = (message: NewMessage): FixedStatement => fixed`
  insert into erp_message (order_number, sequence, kind, revision, request_id, created_at)
  values (${message.orderNumber}, ${message.sequence}, ${message.kind}, ${message.revision}, ${message.requestId},
    ${message.createdAt})`;

export const wakingJob = ({ orderNumber, kind }: Omit<Woken, 'createdAt'>): UnannouncedJob => ({
  name: 'erp-order-event',
  payload: { orderNumber, kind },
  key: orderNumber,
});

/** One that has waited goes before what was placed since, however late its job is written. */
const lateJob = (message: Woken): UnannouncedJob => ({ ...wakingJob(message), since: message.createdAt });

const settled: readonly MessageState[] = ['done', 'refused', 'withdrawn'];

export const erpMessageStore = namedStore('erp', (transaction: Transaction) => ({
  /** With the job that wakes the sender, in one statement. */
  async addMessage(message: NewMessage): Promise<void> {
    await runFixed(
      transaction,
      fixed`with added as (${insertMessage(message)}) ${unannouncedJobs([wakingJob(message)])}`,
    );
  },

  /** All of one order, held until the end of the transaction. */
  async lockMessages(orderNumber: string): Promise<ErpMessage[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select order_number, sequence, kind, revision, state, attempts, first_sent_at, unknown_since, request_id,
          reference, last_code, created_at
        from erp_message where order_number = ${orderNumber} order by sequence for update`,
    );
    return rows.map(toMessage);
  },

  /** What is settled stays so: a process that was given up for dead may still report its failure. */
  async changeMessage({ orderNumber, sequence }: Pick<ErpMessage, 'orderNumber' | 'sequence'>, change: Change) {
    const { state, at } = change;
    await runFixed(
      transaction,
      fixed`update erp_message set state = ${state}, attempts = ${change.attempts},
          first_sent_at = ${change.firstSentAt ?? null}, unknown_since = ${change.unknownSince ?? null},
          last_code = ${change.lastCode ?? null},
          last_error = ${change.lastError === undefined ? null : JSON.stringify(change.lastError)},
          erp_reference = coalesce(${change.erpReference ?? null}, erp_reference),
          parked_at = ${state === 'parked' ? at : null}, settled_at = ${settled.includes(state) ? at : null}
        where order_number = ${orderNumber} and sequence = ${sequence} and state not in ('done', 'refused', 'withdrawn')`,
    );
  },

  /** Messages that no job stands for, the oldest first: after a move, a restore, or a job that was lost. */
  async findForgotten(max: number): Promise<Woken[]> {
    const rows = await runFixed<Pick<Row, 'order_number' | 'kind' | 'created_at'>>(
      transaction,
      fixed`select order_number, kind, created_at from (
          select distinct on (order_number) order_number, kind, created_at from erp_message m
          where state in ('waiting', 'sending', 'unknown')
            and not exists (select from pgboss.job j where j.name = 'erp-order-event' and j.singleton_key = m.order_number
              and j.state < 'completed')
          order by order_number, sequence
        ) forgotten order by created_at limit ${max}`,
    );
    return rows.map((row) => ({ orderNumber: row.order_number, kind: row.kind, createdAt: row.created_at }));
  },

  async wake(messages: readonly Woken[]): Promise<void> {
    await runFixed(transaction, unannouncedJobs(messages.map(lateJob)));
  },
}));

type Row = {
  order_number: string;
  sequence: number;
  kind: MessageKind;
  revision: number;
  state: MessageState;
  attempts: number;
  first_sent_at: Date | null;
  unknown_since: Date | null;
  request_id: string;
  reference: string | null;
  last_code: string | null;
  created_at: Date;
};

const toMessage = (row: Row): ErpMessage => ({
  orderNumber: row.order_number,
  sequence: row.sequence,
  kind: row.kind,
  revision: row.revision,
  state: row.state,
  attempts: row.attempts,
  firstSentAt: row.first_sent_at ?? undefined,
  unknownSince: row.unknown_since ?? undefined,
  requestId: row.request_id,
  reference: row.reference ?? undefined,
  lastCode: row.last_code ?? undefined,
  createdAt: row.created_at,
});
