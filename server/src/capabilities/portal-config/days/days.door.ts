import type { Country } from '@dray/contract/markets.ts';
import type { Actor } from '#platform/request/request.ts';
import { addException } from './add-exception.ts';
import { addHoliday } from './add-holiday.ts';
import type { ExceptionSpan } from './calendar-exception.store.ts';
import type { DaysDeps } from './days.deps.ts';
import type { WantedException, WantedHoliday } from './days.model.ts';
import { endException } from './end-exception.ts';
import { removeHoliday, removeHolidayOn } from './remove-holiday.ts';

/** Holidays and single days that differ, for whoever keeps the calendars. */
export const days = (deps: DaysDeps) => ({
  listKeptHolidays: (country: Country) => deps.days.listKeptHolidays(country),
  findHoliday: (id: string) => deps.days.findHoliday(id),
  addHoliday: (actor: Actor, wanted: WantedHoliday) => addHoliday(deps, actor, wanted),
  removeHoliday: (actor: Actor, asked: Parameters<typeof removeHoliday>[2]) => removeHoliday(deps, actor, asked),
  removeHolidayOn: (actor: Actor, country: Country, date: string) => removeHolidayOn(deps, actor, country, date),
  listExceptions: (span: ExceptionSpan, max: number) => deps.days.listExceptions(span, max),
  findException: (id: string) => deps.days.findException(id),
  addException: (actor: Actor, wanted: WantedException, companyId: string | undefined) =>
    addException(deps, actor, wanted, companyId),
  endException: (actor: Actor, asked: Parameters<typeof endException>[2]) => endException(deps, actor, asked),
});
