import type { TermsChange } from '@dray/contract/calendars/terms-shapes.ts';
import type { Terms } from '#capabilities/calendars/index.ts';
import { readTime } from '../parts/typed-time.ts';

export type TypedTerms = {
  leadDays: number | undefined;
  cutOff: string;
  /** Undefined: each keeps its own. */
  closedWeekdays: readonly number[] | undefined;
};

export type TermsFault = 'nothing' | 'cutOff' | 'closedWeekdays';

/** One is typed over what it has; of several only what is typed changes. */
export const typedFor = (rows: readonly Terms[]): TypedTerms => {
  const [only, ...more] = rows;
  return only && more.length === 0
    ? { leadDays: only.leadDays, cutOff: only.cutOff, closedWeekdays: only.closedWeekdays }
    : { leadDays: undefined, cutOff: '', closedWeekdays: undefined };
};

export function findTermsFaults(typed: TypedTerms): TermsFault[] {
  const { leadDays, cutOff, closedWeekdays } = typed;
  return [
    ...(leadDays === undefined && cutOff.trim() === '' && closedWeekdays === undefined ? (['nothing'] as const) : []),
    ...(cutOff.trim() !== '' && readTime(cutOff) === undefined ? (['cutOff'] as const) : []),
    ...(closedWeekdays && closedWeekdays.length > 6 ? (['closedWeekdays'] as const) : []),
  ];
}

export function toTermsChange({ leadDays, cutOff, closedWeekdays }: TypedTerms): TermsChange {
  const time = readTime(cutOff);
  return {
    ...(leadDays === undefined ? {} : { leadDays }),
    ...(time === undefined ? {} : { cutOff: time }),
    ...(closedWeekdays === undefined ? {} : { closedWeekdays: [...closedWeekdays] }),
  };
}
