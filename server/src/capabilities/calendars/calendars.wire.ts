import type { ExceptionShown, HolidayShown } from '@dray/contract/calendars/calendar-shapes.ts';
import type { DeliveryTermsShown } from '@dray/contract/calendars/terms-shapes.ts';
import type { KeptTerms, ServedShipTo } from '#capabilities/company/index.ts';
import type { KeptException, KeptHoliday } from '#capabilities/portal-config/index.ts';
import { nextHoliday } from './closings.model.ts';

export const holidayToWire = ({ id, country, year, month, day, name }: KeptHoliday, today: string): HolidayShown => ({
  id,
  country,
  year: year ?? null,
  month,
  day,
  name,
  next: nextHoliday({ year, month, day }, today) ?? null,
});

export const termsToWire = ({ companyId: _companyId, ...terms }: KeptTerms): DeliveryTermsShown => terms;

/** What comes next stands first, what is over last. */
export const byNext = (one: HolidayShown, other: HolidayShown): number => {
  const [first, second] = [one.next ?? '9999', other.next ?? '9999'];
  return first === second ? 0 : first < second ? -1 : 1;
};

export const exceptionToWire = (exception: KeptException, place: ServedShipTo | undefined): ExceptionShown => ({
  id: exception.id,
  country: exception.country,
  date: exception.date,
  kind: exception.kind,
  shipTo: place ? { id: place.id, name: place.name, city: place.city } : null,
  transportType: exception.transportType ?? null,
  cutOff: exception.cutOff ?? null,
  note: exception.note ?? null,
  version: exception.version,
});
