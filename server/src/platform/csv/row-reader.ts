import type { FaultCode } from '@dray/contract/master-data/fault-codes.ts';
import { broken, type CellFault, fault } from './cell-fault.ts';
import { bit, type CellRule } from './cell-rules.ts';
import type { CsvRow } from './csv-file.ts';

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads the cells of one row. What is wrong is noted with its column and something harmless is handed back, so that one
 * row's mistakes are all reported at once; a row with a note is not used.
 */
export function rowReader({ line, cells, surplus }: CsvRow) {
  const wrong: CellFault[] = [];
  const refuse = <Code extends FaultCode>(...given: Parameters<typeof fault<Code>>) => void wrong.push(fault(...given));
  if (surplus > 0) refuse('', 'SURPLUS_CELLS', { count: surplus });

  for (const [column, text] of cells) if (hasControlCharacter(text)) refuse(column, 'CONTROL_CHARACTERS');

  const textOf = (column: string): string => cells.get(column) ?? '';

  /** An empty cell gives undefined without a note. */
  function matched<T>(column: string, { rule, read }: CellRule<T>): T | undefined {
    const text = textOf(column);
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) wrong.push(broken(column, rule));
    return value;
  }

  return {
    line,
    wrong: (): readonly CellFault[] => wrong,
    refuse,
    textOf,
    matched,

    required<T>(column: string, rule: CellRule<T>, otherwise: T): T {
      if ((cells.get(column) ?? '') === '') {
        refuse(column, 'EMPTY');
        return otherwise;
      }
      return matched(column, rule) ?? otherwise;
    },

    /** `0` or `1`; empty is `0`. */
    flag: (column: string): boolean => matched(column, bit) ?? false,

    /** Words apart by spaces or `|`. */
    words: (column: string): string[] =>
      textOf(column)
        .split(/[\s|]+/)
        .filter(Boolean),
  };
}

// Tabs and line ends may be in a description; the rest is a sign of a broken file, and PostgreSQL takes no NUL.
const hasControlCharacter = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text);
