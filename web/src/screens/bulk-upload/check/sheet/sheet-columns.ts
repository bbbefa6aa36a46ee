import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkRow } from '#capabilities/bulk-upload/index.ts';

/** The order's own number is above its rows, and notes are seldom: they are columns where something is wrong with them. */
const seldom: readonly BulkColumn[] = ['customerOrderNumber', 'note', 'transportType'];

const shown: readonly BulkColumn[] = [
  'customerOrderNumber',
  'shipTo',
  'deliveryDate',
  'code',
  'amount',
  'unit',
  'note',
  'transportType',
];

/** Which columns of the file the sheet shows. */
export const sheetColumns = (rows: readonly BulkRow[]): readonly BulkColumn[] =>
  shown.filter(
    (column) =>
      !seldom.includes(column) ||
      rows.some(({ faults, mended }) => mended.includes(column) || faults.some((fault) => fault.column === column)),
  );
