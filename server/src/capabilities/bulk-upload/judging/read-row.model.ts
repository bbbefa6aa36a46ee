import { isPrintableNumber, maxOrderNumberLength, plainNumber } from '@dray/contract/cart/order-reference.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { type BulkUnit, findBulkUnit } from '@dray/contract/texts/bulk-upload-text.ts';
import { type ReadAmount, readAmount, readDay } from '../reading/cell-values.model.ts';
import { cellsNow, type FileRow } from '../rules/bulk-upload.model.ts';

/** A row whose cells were understood as far as they can be without knowing goods and places. */
export type ReadRow = {
  row: number;
  orderKey: string;
  number: string;
  shipTo: string;
  day: { text: string; value: string | undefined };
  code: string;
  amount: { text: string; value: ReadAmount };
  unit: { text: string; value: BulkUnit | undefined };
  note: string;
  transport: string;
};

export function readRow(row: FileRow): ReadRow {
  const cells = cellsNow(row);
  const textOf = (column: keyof typeof cells): string => cells[column]?.trim() ?? '';
  const number = plainNumber(cells.customerOrderNumber ?? '');
  const unit = textOf('unit');
  return {
    row: row.row,
    orderKey: keyOf(number),
    number,
    shipTo: textOf('shipTo'),
    day: { text: textOf('deliveryDate'), value: readDay(textOf('deliveryDate')) },
    code: textOf('code'),
    amount: { text: textOf('amount'), value: readAmount(textOf('amount')) },
    unit: { text: unit, value: unit === '' ? 'pack' : findBulkUnit(unit) },
    note: textOf('note'),
    transport: textOf('transportType'),
  };
}

const maxKeyLength = 60;

/** Rows with the same number are one order. A number that no order may carry still keeps its rows together. */
function keyOf(number: string): string {
  const isUsable = number !== '' && lengthOf(number) <= maxOrderNumberLength && isPrintableNumber(number);
  return isUsable ? number : `#${encodeURIComponent(number.toWellFormed()).slice(0, maxKeyLength)}`;
}
