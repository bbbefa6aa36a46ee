import type { FaultCode, FaultValues } from '@dray/contract/master-data/fault-codes.ts';
import type { Values } from '@dray/contract/texts/fill-in.ts';

/** What a cell must be, by a code with a text in every language. */
export type Rule = { code: FaultCode; values: Values };

/** What is wrong with a cell; without a column it is the row as a whole. Bare words are none: every reader has a language. */
export type CellFault = Rule & { column: string };

type Given<Code extends FaultCode> = [keyof FaultValues<Code>] extends [never] ? [] : [values: FaultValues<Code>];

export const rule = <Code extends FaultCode>(code: Code, ...[values]: Given<Code>): Rule => ({
  code,
  values: values ?? {},
});

export const fault = <Code extends FaultCode>(column: string, code: Code, ...given: Given<Code>): CellFault => ({
  column,
  ...rule(code, ...given),
});

/** A cell that breaks a rule. */
export const broken = (column: string, { code, values }: Rule): CellFault => ({ column, code, values });
