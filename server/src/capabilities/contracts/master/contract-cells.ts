import { rule } from '#platform/csv/cell-fault.ts';
import { lineColumn, type MasterColumn } from '#platform/master/master-columns.ts';

const number = /^\d{1,9}(\.\d{1,3})?$/;

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const partsOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** `160:2 | 200:3.5`, from the smallest volume up and each once. */
export const stepsColumn: MasterColumn = {
  ...lineColumn(1_000),
  rule: rule('BONUS_STEPS'),
  normal(text) {
    const steps = partsOf(text).map((part) => part.split(':').map((side) => side.trim()));
    const isRight = steps.every(
      ([hl = '', bonus = '', surplus]) =>
        surplus === undefined &&
        number.test(hl) &&
        Number(hl) > 0 &&
        /^\d{1,3}(\.\d{1,2})?$/.test(bonus) &&
        Number(bonus) > 0 &&
        Number(bonus) <= 100,
    );
    const volumes = new Set(steps.map(([hl]) => Number(hl)));
    if (!isRight || volumes.size !== steps.length) return undefined;
    return steps
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([hl = '', bonus = '']) => `${spelled(hl)}:${spelled(bonus)}`)
      .join(' | ');
  },
};

/** `2026-01:20 | 2026-02:18.5`, in the order of the calendar and each once. */
export const monthsColumn: MasterColumn = {
  ...lineColumn(4_000),
  rule: rule('PLAN_MONTHS'),
  normal(text) {
    const months = partsOf(text).map((part) => part.split(':').map((side) => side.trim()));
    const isRight = months.every(
      ([month = '', hl = '', surplus]) =>
        surplus === undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && number.test(hl),
    );
    if (!isRight || new Set(months.map(([month]) => month)).size !== months.length) return undefined;
    return months
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
      .map(([month = '', hl = '']) => `${month}:${spelled(hl)}`)
      .join(' | ');
  },
};

const spelled = (text: string): string => withoutZeros(text.replace(/^0+(?=\d)/, ''));

/** As the table has them. */
export const readSteps = (text = ''): { from_hl: string; bonus_percent: string }[] =>
  partsOf(text).map((part) => {
    const [from_hl = '', bonus_percent = ''] = part.split(':');
    return { from_hl, bonus_percent };
  });

export const readMonths = (text = ''): { month: string; plan_hl: string }[] =>
  partsOf(text).map((part) => {
    const [month = '', plan_hl = ''] = part.split(':');
    return { month: `${month}-01`, plan_hl };
  });
