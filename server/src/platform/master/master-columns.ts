import { type Rule, rule as ruleOf } from '../csv/cell-fault.ts';
import * as rules from '../csv/cell-rules.ts';

/** One column of a kind: how a cell must look, and the one spelling of what it says. */
export type MasterColumn = {
  rule: Rule;
  /** Undefined where the cell breaks the rule. */
  normal: (text: string) => string | undefined;
  /** No row is without it. */
  isNeeded: boolean;
  /** What a new row has where its file does not say. */
  otherwise: string;
  /** Stays what it is for as long as the row is there. */
  isFixed: boolean;
  /** Only held against what is stored elsewhere: to say it, or something else, changes no row. */
  isOnlyChecked: boolean;
  /** Whether a row that says this is as stored, where another spelling means the same. */
  isSame?: (text: string, stored: string) => boolean;
};

type Choice = { isNeeded?: true; otherwise?: string; isFixed?: true; isOnlyChecked?: true };

const column = ({ rule, normal }: Pick<MasterColumn, 'rule' | 'normal'>, choice: Choice): MasterColumn => ({
  rule,
  normal,
  isNeeded: choice.isNeeded ?? false,
  otherwise: choice.otherwise ?? '',
  isFixed: choice.isFixed ?? false,
  isOnlyChecked: choice.isOnlyChecked ?? false,
});

/** Whatever the rule takes, as it is written. */
const asWritten = <T>({ rule, read }: rules.CellRule<T>) => ({
  rule,
  normal: (text: string) => (read(text) === undefined ? undefined : text),
});

const asRead = <T>({ rule, read }: rules.CellRule<T>) => ({
  rule,
  normal: (text: string) => {
    const value = read(text);
    return value === undefined ? undefined : String(value);
  },
});

export const lineColumn = (length: number, choice: Choice = {}) => column(asWritten(rules.line(length)), choice);
export const ruledColumn = <T>(rule: rules.CellRule<T>, choice: Choice = {}) => column(asWritten(rule), choice);
export const dayColumn = (choice: Choice = {}) => column(asWritten(rules.day), choice);
export const marketColumn = (choice: Choice = {}) => column(asWritten(rules.market), choice);
export const countColumn = (choice: Choice = {}) => column(asRead(rules.countFromZero), choice);
export const positiveCountColumn = (choice: Choice = {}) => column(asRead(rules.positiveCount), choice);
export const bitColumn = (choice: Choice = {}) => column(asWritten(rules.bit), choice);

/** The key of a company or place as the ERP gives it. */
export const idColumn = (choice: Choice = {}) =>
  column(
    {
      rule: ruleOf('ID'),
      normal: (text) => (/^[A-Za-z0-9_-]{1,40}$/.test(text) ? text : undefined),
    },
    choice,
  );

/** Codes of goods and lists may hold dots, too. */
export const codeColumn = (choice: Choice = {}) =>
  column(
    {
      rule: ruleOf('CODE'),
      normal: (text) => (/^[A-Za-z0-9_.-]{1,40}$/.test(text) ? text : undefined),
    },
    choice,
  );

export const choiceColumn = (values: readonly string[], choice: Choice = {}) =>
  column(
    {
      rule: ruleOf('ONE_OF', { values: values.join(', ') }),
      normal: (text) => (values.includes(text) ? text : undefined),
    },
    choice,
  );

/** With all of its decimals, as the table gives it back. */
export const decimalColumn = (shape: { whole: number; decimals: number }, choice: Choice = {}) => {
  const { rule, read } = rules.numberFromZero(shape);
  return column(
    {
      rule,
      normal: (text) => {
        const [whole = '', decimals = ''] = read(text)?.split('.') ?? [];
        if (whole === '') return undefined;
        const kept = decimals.slice(0, shape.decimals).padEnd(shape.decimals, '0');
        return `${whole.replace(/^0+(?=\d)/, '')}${kept && '.'}${kept}`;
      },
    },
    choice,
  );
};

export const timeColumn = (choice: Choice = {}) =>
  column(
    {
      rule: ruleOf('TIME'),
      normal: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
    },
    choice,
  );

export const matchingColumn = (form: RegExp, rule: Rule, choice: Choice = {}) =>
  column({ rule, normal: (text) => (form.test(text) ? text : undefined) }, choice);

/** Days of the week by their numbers, Monday is 1. */
export const weekdaysColumn = (choice: Choice = {}) =>
  column(
    {
      rule: ruleOf('WEEKDAYS'),
      normal(text) {
        const days = [...new Set(text.split(/[\s,|]+/).filter(Boolean))].sort();
        return days.every((day) => /^[1-7]$/.test(day)) ? days.join(' ') : undefined;
      },
    },
    choice,
  );
