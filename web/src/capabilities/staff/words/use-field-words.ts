import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { customs, isLanguage } from '@dray/contract/languages.ts';
import { isCountry } from '@dray/contract/markets.ts';
import { isUserStatus } from '@dray/contract/users/user-status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/texts/texts.ts';
import { staffQueries } from '../queries/staff.queries.ts';
import { useStaffClock } from './use-staff-clock.ts';
import { useStaffWords } from './use-staff-words.ts';

type Value = string | number | boolean | null;

/** Fields of a change and what is in them, in words; what no text knows is shown as it was written down. */
export function useFieldWords() {
  const { t } = useTranslation(['staff', 'people']);
  const words = useStaffWords();
  const clock = useStaffClock();
  // Another part of the page has fetched them, or the reader may not.
  const people = useQueryClient().getQueryData(staffQueries.everybody().queryKey)?.results;
  const nameOf = (uid: string) => {
    const person = people?.find((each) => each.uid === uid);
    return person ? `${person.firstName} ${person.lastName}` : uid;
  };
  const list = (text: string) => text.split(',').map((each) => each.trim());
  const ofField: Readonly<Record<string, (text: string) => string>> = {
    role: (id) => words.role(id),
    roleId: (id) => words.role(id),
    markets: (codes) => words.markets(list(codes)),
    market: (code) => words.markets([code]),
    country: (code) => words.markets([code]),
    language: (code) => (isLanguage(code) ? customs[code].endonym : code),
    status: (status) => (isUserStatus(status) ? t(`people:status.${status}`) : status),
    state: (state) => t(`staff:changes.states.${state as 'waiting'}`, { defaultValue: state }),
    kind: (kind) => t(`staff:changes.kindNames.${kind as 'staff-grant'}`, { defaultValue: kind }),
    step: (step) => t(`staff:onboardings.steps.${step as 'company'}`, { defaultValue: step }),
    requestedBy: nameOf,
    source: (source) => t(`staff:sources.${source as 'manual'}`, { defaultValue: source }),
  };
  const inWords = (field: string, value: Value): string => {
    if (value === null || value === '') return t('staff:nothing');
    if (typeof value === 'boolean') return t(value ? 'staff:yes' : 'staff:no');
    const text = String(value);
    if (Object.hasOwn(ofField, field)) return ofField[field]?.(text) ?? text;
    if (isCalendarDay(text)) return clock.calendarDay(text);
    return isCountry(text) ? words.markets([text]) : text;
  };
  return {
    name: (field: string) => t(`staff:fields.${field as 'role'}`, { defaultValue: field }),
    value: (field: string, value: Value) =>
      // An open end is a statement of its own.
      field === 'endsOn' && value === null ? t('staff:openEnd') : inWords(field, value),
  };
}
