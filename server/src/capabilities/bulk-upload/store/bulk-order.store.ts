import type { BulkOrderState } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type {
  Cells,
  Fault,
  JudgedOrder,
  JudgedRow,
  OrderVerdict,
  RowProduct,
  StagedOrder,
  StagedRow,
} from '../rules/bulk-upload.model.ts';

export type BulkOrderStore = ReturnType<typeof bulkOrderStore>;

export type RowFilter = { states: readonly BulkOrderState[] | undefined; orderKey: string | undefined };
export type FaultOfRow = { row: number; faults: readonly Fault[] };

type OrderRow = {
  key: string;
  position: number;
  state: string;
  verdict: OrderVerdict;
  shown_hash: string | null;
  origin_key: string | null;
  is_again: boolean;
  order_number: string | null;
  placed_at: Date | null;
};
type FileRowRow = {
  row: number;
  order_key: string;
  written: string[];
  cells: Cells;
  mended: Cells;
  product: RowProduct | null;
  faults: Fault[];
};

/** Orders and rows of an upload that its owner was found to own. */
export const bulkOrderStore = namedStore('bulk-upload', (transaction: Transaction) => {
  const run = <Row>(statement: ReturnType<typeof fixed>) => runFixed<Row>(transaction, statement);

  return {
    async addRows(uploadId: string, rows: readonly StagedRow[]): Promise<void> {
      const records = rows.map(({ orderKey, product, ...row }) => ({
        ...row,
        order_key: orderKey,
        product: product ?? null,
      }));
      await run(fixed`
        insert into bulk_upload_row (upload_id, row, order_key, written, cells, mended, product, faults)
        select ${uploadId}, r.row, r.order_key, r.written, r.cells, r.mended, r.product, r.faults
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
          as r (row int, order_key text, written jsonb, cells jsonb, mended jsonb, product jsonb, faults jsonb)`);
    },

    /** What was mended, and what is said of them now. */
    async saveRows(uploadId: string, rows: readonly (JudgedRow & { mended: Cells })[]): Promise<void> {
      const records = rows.map(({ row, orderKey, product, faults, mended }) => ({
        row,
        order_key: orderKey,
        product: product ?? null,
        faults,
        mended,
      }));
      await run(fixed`
        update bulk_upload_row u set order_key = r.order_key, product = r.product, faults = r.faults, mended = r.mended
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
          as r (row int, order_key text, product jsonb, faults jsonb, mended jsonb)
        where u.upload_id = ${uploadId} and u.row = r.row`);
    },

    /** What waits or was ordered stays as it is. */
    async saveOrders(uploadId: string, orders: readonly JudgedOrder[]): Promise<void> {
      const records = orders.map(({ key, position, state, verdict, shownHash, originKey, earlier }) => ({
        key,
        position,
        state,
        verdict,
        shown_hash: shownHash ?? null,
        origin_key: originKey ?? null,
        order_number: earlier?.orderNumber ?? null,
        placed_at: earlier?.placedAt ?? null,
      }));
      await run(fixed`
        insert into bulk_upload_order as o
          (upload_id, key, position, state, verdict, shown_hash, origin_key, order_number, placed_at)
        select ${uploadId}, r.key, r.position, r.state, r.verdict, r.shown_hash, r.origin_key, r.order_number, r.placed_at
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (key text, position int, state text,
          verdict jsonb, shown_hash text, origin_key text, order_number text, placed_at timestamptz)
        on conflict (upload_id, key) do update set position = excluded.position, state = excluded.state,
          verdict = excluded.verdict, shown_hash = excluded.shown_hash, origin_key = excluded.origin_key,
          order_number = excluded.order_number, placed_at = excluded.placed_at
        where o.state not in ('waiting', 'ordered')`);
    },

    /** Orders that have no row any more. */
    async removeEmptyOrders(uploadId: string): Promise<void> {
      await run(fixed`
        delete from bulk_upload_order o where o.upload_id = ${uploadId} and not exists (
          select from bulk_upload_row r where r.upload_id = o.upload_id and r.order_key = o.key)`);
    },

    async listOrders(uploadId: string): Promise<StagedOrder[]> {
      const rows = await run<OrderRow>(
        fixed`select * from bulk_upload_order where upload_id = ${uploadId} order by position, key`,
      );
      return rows.map(toOrder);
    },

    async listRows(
      uploadId: string,
      { states, orderKey }: RowFilter,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ total: number; rows: StagedRow[] }> {
      const rows = await run<FileRowRow & { total: number }>(fixed`
        select r.*, count(*) over ()::int as total from bulk_upload_row r
        join bulk_upload_order o on o.upload_id = r.upload_id and o.key = r.order_key
        where r.upload_id = ${uploadId} and (${states}::text[] is null or o.state = any(${states}::text[]))
          and (${orderKey}::text is null or r.order_key = ${orderKey})
        order by r.row limit ${limit} offset ${offset}`);
      return { total: rows[0]?.total ?? 0, rows: rows.map(toRow) };
    },

    async listRowsOfOrders(uploadId: string, keys: readonly string[]): Promise<StagedRow[]> {
      const rows = await run<FileRowRow>(fixed`
        select * from bulk_upload_row where upload_id = ${uploadId} and order_key = any(${keys}::text[]) order by row`);
      return rows.map(toRow);
    },

    async findRows(uploadId: string, numbers: readonly number[]): Promise<StagedRow[]> {
      const rows = await run<FileRowRow>(fixed`
        select * from bulk_upload_row where upload_id = ${uploadId} and row = any(${numbers}::int[]) order by row`);
      return rows.map(toRow);
    },

    /** So that a fault can name the other rows with the same cause. */
    listFaults: (uploadId: string): Promise<readonly FaultOfRow[]> =>
      run<FaultOfRow>(fixed`
        select row, faults from bulk_upload_row where upload_id = ${uploadId} and faults <> '[]'::jsonb order by row`),

    async setWaiting(uploadId: string, keys: readonly string[], again: readonly string[]): Promise<void> {
      await run(fixed`
        update bulk_upload_order set state = 'waiting', is_again = key = any(${again}::text[])
        where upload_id = ${uploadId} and key = any(${keys}::text[])`);
    },

    listWaiting: async (uploadId: string): Promise<string[]> =>
      (
        await run<{ key: string }>(fixed`
          select key from bulk_upload_order where upload_id = ${uploadId} and state = 'waiting' order by position, key`)
      ).map(({ key }) => key),

    /** Nothing where another has it, or has settled it already. */
    async lockWaiting(uploadId: string, key: string): Promise<StagedOrder | undefined> {
      const [row] = await run<OrderRow>(fixed`
        select * from bulk_upload_order where upload_id = ${uploadId} and key = ${key} and state = 'waiting'
        for update skip locked`);
      return row && toOrder(row);
    },

    async settleOrder(uploadId: string, { key, state, orderNumber, placedAt, verdict }: SettledOrder): Promise<void> {
      await run(fixed`
        update bulk_upload_order set state = ${state}, order_number = ${orderNumber}, placed_at = ${placedAt},
          verdict = ${JSON.stringify(verdict)}
        where upload_id = ${uploadId} and key = ${key}`);
    },
  };
});

export type SettledOrder = Pick<StagedOrder, 'key' | 'state' | 'orderNumber' | 'placedAt' | 'verdict'>;

const toOrder = (row: OrderRow): StagedOrder => ({
  key: row.key,
  position: row.position,
  // Kept to its list by the database itself.
  state: row.state as BulkOrderState,
  verdict: row.verdict,
  shownHash: row.shown_hash ?? undefined,
  originKey: row.origin_key ?? undefined,
  isAgain: row.is_again,
  orderNumber: row.order_number ?? undefined,
  placedAt: row.placed_at ?? undefined,
});

const toRow = (row: FileRowRow): StagedRow => ({
  row: row.row,
  orderKey: row.order_key,
  written: row.written,
  cells: row.cells,
  mended: row.mended,
  product: row.product ?? undefined,
  faults: row.faults,
});
