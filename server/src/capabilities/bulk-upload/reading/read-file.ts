import { createHash } from 'node:crypto';
import { type BulkColumn, bulkColumns, neededBulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { limits } from '@dray/contract/limits.ts';
import type { RefusalCode } from '@dray/contract/refusal-codes.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Table, TableFault, type TableFaultCode, type TableLimits } from '#platform/tables/table.ts';
import { type ReadTable, tableReader } from '#platform/tables/table-reader.ts';
import { turns } from '#platform/turns.ts';
import type { FileFacts, FileRow } from '../rules/bulk-upload.model.ts';
import { inSlices } from '../upload/in-slices.ts';
import { cellsAt, findColumns, letterOf } from './columns.model.ts';

export type ReadFile = FileFacts & { digest: string; rows: readonly FileRow[]; missing: readonly BulkColumn[] };

const tableLimits: TableLimits = {
  inflatedBytes: limits.bulkInflatedBytes,
  rows: limits.bulkRows,
  columns: 50,
  cellLength: 2_000,
  signs: 8_000_000,
};

const refusals: Readonly<Record<TableFaultCode, RefusalCode>> = {
  KIND_UNKNOWN: 'FILE_KIND_UNKNOWN',
  UNREADABLE: 'FILE_UNREADABLE',
  INFLATES: 'FILE_INFLATES',
  TOO_LONG: 'FILE_TOO_LONG',
  EMPTY: 'FILE_EMPTY',
};

export const tooLong = () => new Refusal('FILE_TOO_LONG', { rows: limits.bulkRows, orders: limits.bulkOrders });

export type FileReader = ReturnType<typeof fileReader>;

/** What is wrong with a file as a whole is refused. */
export function fileReader(readTable: ReadTable = tableReader(tableLimits)) {
  const bySender = turns({ waiting: 4, waitMs: 10_000 });

  async function readAs(uid: string, bytes: Uint8Array): Promise<Table> {
    try {
      return await bySender.run(uid, () => readTable(bytes));
    } catch (error) {
      if (!(error instanceof TableFault)) throw error;
      throw error.code === 'TOO_LONG' ? tooLong() : new Refusal(refusals[error.code]);
    }
  }

  return {
    /** `template` names the columns of a file without a heading. */
    async read(
      uid: string,
      bytes: Uint8Array,
      template: readonly BulkColumn[] = bulkColumns,
      needed: readonly BulkColumn[] = neededBulkColumns,
    ): Promise<ReadFile> {
      const table = await readAs(uid, bytes);
      const { positions, heading, rows, missing } = findColumns(table.rows, template, needed);
      return {
        digest: digestOf(bytes),
        encoding: table.encoding,
        delimiter: table.delimiter,
        columns: Object.fromEntries(
          Object.entries(positions).map(([column, position]) => [column, letterOf(position)]),
        ),
        heading,
        missing,
        rows: await inSlices(rows, ({ row, cells }) => ({
          row,
          written: cells,
          cells: cellsAt(positions, cells),
          mended: {},
        })),
      };
    },
  };
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
