import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { type Fault, type Fix, proposed } from '../rules/bulk-upload.model.ts';

type Said<Value> = { row: number; text: string; value: Value | undefined };

type Asked<Value> = {
  column: BulkColumn;
  said: readonly Said<Value>[];
  isSame: (a: Value, b: Value) => boolean;
  /** What a row must say to say the same. */
  write: (value: Value) => Fix;
  /** Why a text says nothing that we understand. */
  refuse: (said: Said<Value>, ofOrder: Value | undefined) => Pick<Fault, 'finding' | 'fixes'>;
};

/**
 * What all rows of an order must say alike: the first that can be understood counts, an empty cell follows the others, and
 * a row that differs is told which row it differs from.
 */
export function commonOf<Value>({ column, said, isSame, write, refuse }: Asked<Value>): {
  value: Value | undefined;
  faults: Fault[];
} {
  const first = said.find(({ value }) => value !== undefined);
  const value = first?.value;
  const faults = said.flatMap((each): Fault[] => {
    if (each.text === '') return [];
    if (each.value === undefined) return [faultAt(each, refuse(each, value))];
    if (value === undefined || first === undefined || isSame(value, each.value)) return [];
    const finding = { code: 'DIFFERS_IN_ORDER', values: { row: first.row, value: first.text } } as const;
    const why = { code: 'AS_IN_ROW', values: { row: first.row } } as const;
    return [faultAt(each, { finding, fixes: [proposed({ ...write(value), why })] })];
  });
  return { value, faults };

  function faultAt({ row, text }: Said<Value>, { finding, fixes }: Pick<Fault, 'finding' | 'fixes'>): Fault {
    return { row, column, finding, fixes, cause: [column, finding.code, text].join('|') };
  }
}
