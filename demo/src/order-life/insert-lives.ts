import { openEntries } from '@dray/server/capabilities/documents/index.ts';
import type { Order, OrderFromUpdates } from '@dray/server/capabilities/ordering/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { documentRows, entriesOf } from './document-rows.ts';
import type { RecordWriter } from './insert-records.ts';
import { sentRows, waitingRow } from './message-rows.ts';
import type { OrderLife } from './order-life.ts';
import { progressRows } from './progress-rows.ts';

const entriesAtOnce = 1_000;

export type SeenLife = { life: OrderLife; seen: OrderFromUpdates };

/** In the order in which they name each other. */
const tables = [
  ...(['order_progress', 'order_line_state', 'delivery', 'delivery_line', 'container_movement'] as const),
  ...(['billing_document', 'billing_document_line', 'billing_attachment'] as const),
] as const;

/** Everything that the portal knows of orders besides the orders themselves, which are there already. */
export async function insertLives(
  { transaction, writer }: { transaction: Transaction; writer: RecordWriter },
  { lives, waiting, now }: { lives: readonly SeenLife[]; waiting: readonly Order[]; now: Date },
): Promise<void> {
  const rows = lives.map(({ life, seen }) => ({ ...progressRows(life, seen), ...documentRows(life) }));
  for (const table of tables) {
    await writer.add(
      table,
      rows.flatMap((each): readonly object[] => each[table]),
    );
  }
  await writer.add('erp_message', [
    ...lives.flatMap(({ life }) => sentRows(life)),
    ...waiting.map((order) => waitingRow(order, now)),
  ]);
  const entries = lives.flatMap(({ life }) => entriesOf(life));
  await writer.done();
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await openEntries()(transaction).putEntries(entries.slice(start, start + entriesAtOnce));
  }
}
