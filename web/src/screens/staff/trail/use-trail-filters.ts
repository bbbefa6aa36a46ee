import { recordedActions } from '@dray/contract/staff/recorded-actions.ts';
import { useQuery } from '@tanstack/react-query';
import {
  holdsRight,
  maxCompanyId,
  type RecordedEvent,
  staffQueries,
  type TrailFilters,
  useEventWords,
  useStaffClock,
} from '#capabilities/staff/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { subjectOf } from './subject-of.ts';

/** Days, what was done, by whom, for which company; and, once a value of the list was taken for it, to what. */
export function useTrailFilters(
  filters: TrailFilters,
  events: readonly RecordedEvent[],
  narrow: (filters: TrailFilters) => void,
): readonly Filter[] {
  const { t } = useTranslation(['staff', 'list']);
  const language = useLanguage();
  const { today } = useStaffClock();
  const words = useEventWords();
  const actors = useActors(filters, events);
  const one = (name: 'action' | 'actor' | 'subject', options: { value: string; label: string }[]): Filter => ({
    kind: 'choices',
    name,
    label: t(`staff:audit.filters.${name}`),
    options,
    chosen: [filters[name] ?? []].flat(),
    onChange: (chosen) => narrow(changedFilters(filters, { [name]: chosen.at(-1) })),
  });
  const named = events.find((event) => subjectOf(event) === filters.subject);
  return [
    {
      kind: 'range',
      name: 'period',
      label: t('staff:audit.filters.period'),
      from: filters.from,
      to: filters.to,
      today,
      presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
      onChange: (from, to) => narrow(changedFilters(filters, { from, to })),
    },
    one(
      'action',
      recordedActions
        .map((value) => ({ value, label: words.action({ action: value }) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    ),
    one('actor', actors),
    {
      kind: 'text',
      name: 'company',
      label: t('staff:audit.filters.company'),
      value: filters.company,
      maxLength: maxCompanyId,
      onChange: (company) => narrow(changedFilters(filters, { company })),
    },
    ...(filters.subject
      ? [one('subject', [{ value: filters.subject, label: named ? words.subject(named) : filters.subject }])]
      : []),
  ];
}

/** The supplier's own people, where the reader may see them, and the one the list is narrowed to. */
function useActors({ actor }: TrailFilters, events: readonly RecordedEvent[]) {
  const words = useEventWords();
  const { data: self } = useQuery(staffQueries.self());
  const { data } = useQuery({ ...staffQueries.everybody(), enabled: holdsRight(self?.rights, 'staff.manage') });
  const staff = (data?.results ?? []).map(({ uid, firstName, lastName }) => ({
    value: uid,
    label: `${firstName} ${lastName}`,
  }));
  if (!actor || staff.some(({ value }) => value === actor)) return staff;
  const named = events.find((event) => event.actor.uid === actor);
  return [{ value: actor, label: named ? words.actor(named) : actor }, ...staff];
}
