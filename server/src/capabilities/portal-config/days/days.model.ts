import type { CalendarException } from '@dray/contract/company/special-days.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';

export type HolidayName = Partial<Record<Language, string>>;

/** Without a year it comes back every year. */
export type Holiday = { year: number | undefined; month: number; day: number };

export type KeptHoliday = Holiday & { id: string; country: Country; name: HolidayName };

export type WantedHoliday = {
  country: Country;
  date: string;
  isYearly?: boolean | undefined;
  name?: HolidayName | undefined;
};

/** One day of a calendar that differs, with what the supplier keeps of it. */
export type KeptException = CalendarException & {
  id: string;
  country: Country;
  note: string | undefined;
  version: number;
};

export type WantedException = Omit<KeptException, 'id' | 'version'>;

export const partsOf = (date: string): { year: number; month: number; day: number } => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

/** As it is written down: 2026-12-24, or --12-24 where it comes back every year. */
export const writtenHoliday = ({ year, month, day }: Holiday): string =>
  `${year ?? '-'}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
