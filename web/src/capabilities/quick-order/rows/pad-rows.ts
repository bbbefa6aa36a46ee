import type { AmountFault } from '@dray/contract/cart/amount-fault.ts';
import { noPacks, type PackAmount, type PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { type StackedProduct, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import type { PastedRow } from './pasted-rows.ts';
import { readWrittenAmount } from './written-amount.ts';

/** What is wrong with an amount: what the server would refuse, and what cannot be read at all. */
export type WrittenFault = AmountFault | { code: 'NOT_A_NUMBER' };

/** What became of a row that was sent. */
export type RowResult =
  | { kind: 'added' | 'lowered'; packs: number; packFormat: string; name: string; message?: string | undefined }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown' }
  | { kind: 'wrongAmount'; fault: WrittenFault };

export type PadRow = {
  id: number;
  code: string;
  amount: string;
  unit?: PackUnit | undefined;
  result?: RowResult | undefined;
  /** Its number in the file that it came from. */
  fileRow?: number;
};

/** As many lines as a cart holds. */
export const maxRows = 200;

let lastId = 0;
export const emptyRow = (): PadRow => {
  lastId += 1;
  return { id: lastId, code: '', amount: '' };
};

export const isBlank = ({ code, amount }: PadRow): boolean => code.trim() === '' && amount.trim() === '';

/** In the cart already; it is shown and not sent again. */
export const isDone = ({ result }: PadRow): boolean => result?.kind === 'added' || result?.kind === 'lowered';

export const isToSend = (row: PadRow): boolean => row.code.trim() !== '' && !isDone(row);

/** A row that is corrected is judged anew. */
export const changedRow = (row: PadRow, change: Partial<Pick<PadRow, 'code' | 'amount' | 'unit'>>): PadRow => ({
  ...row,
  ...change,
  result: undefined,
});

/** There is always one blank row at the end to write in, as long as there is room. */
export function withBlankEnd(rows: readonly PadRow[]): readonly PadRow[] {
  const last = rows.at(-1);
  return rows.length >= maxRows || (last && isBlank(last)) ? rows : [...rows, emptyRow()];
}

/** Pasted rows take the place of the blank row they were pasted into, and what follows moves down. */
export function withPasted(rows: readonly PadRow[], atId: number | undefined, pasted: readonly PastedRow[]) {
  const written = rows.filter((row) => !isBlank(row));
  const target = rows.find(({ id }) => id === atId);
  const at = target && !isBlank(target) ? written.indexOf(target) + 1 : written.length;
  const fresh = pasted.map((row): PadRow => ({ ...emptyRow(), ...row }));
  const all = [...written.slice(0, at), ...fresh, ...written.slice(at)];
  return { rows: withBlankEnd(all.slice(0, maxRows)), leftOut: all.slice(maxRows) };
}

/** The unit that was written behind the number counts, then the chosen one, then the one the goods are sold in. */
export function unitOfRow({ amount, unit }: PadRow, goods: StackedProduct | undefined | null): PackUnit {
  return readWrittenAmount(amount)?.unit ?? unit ?? (goods ? unitsOf(goods)[0] : undefined) ?? 'pack';
}

export function amountOfRow(row: PadRow, goods: StackedProduct | undefined | null): PackAmount | undefined {
  const written = readWrittenAmount(row.amount);
  return written && { ...noPacks, [unitOfRow(row, goods)]: written.value };
}

/** Another unit was chosen by hand: the one behind the number goes. */
export const withUnit = (row: PadRow, unit: PackUnit): PadRow =>
  changedRow(row, { unit, amount: row.amount.replace(/[^\d.,\s]+$/u, '').trim() });
