import { userStatuses } from '@dray/contract/users/user-status.ts';
import { useQuery } from '@tanstack/react-query';
import {
  maxSearchLength,
  type PeopleFilters,
  type PeoplePage,
  peopleQueries,
  useRoleName,
} from '#capabilities/people/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { Segments } from '#ui/list/segments.tsx';

type Props = {
  filters: PeopleFilters;
  /** What they leave; undefined while it is not known. */
  page: PeoplePage | undefined;
  onFilters: (filters: PeopleFilters, isRefined?: boolean) => void;
};

const quickViews = ['Active', 'Invited', 'Deactivated'] as const;

/** Finds people by name or address, status, role and ship-to. */
export function PeopleFilterBar({ filters, page, onFilters }: Props) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const offered = usePeopleFilters(filters, page, onFilters);
  const counted = (status: (typeof quickViews)[number]) =>
    page ? `${t(`views.${status}`)}\u00a0${formatNumber(language, page.counts[status] ?? 0)}` : t(`views.${status}`);
  return (
    <FilterBar
      filters={offered}
      show={page && t('show', { count: page.total, n: formatNumber(language, page.total) })}
      onClear={() => onFilters(filters.q ? { q: filters.q } : {})}
      search={
        <SearchForm
          label={t('search')}
          value={filters.q}
          maxLength={maxSearchLength}
          onSearch={(q, isRefined) => onFilters(changedFilters(filters, { q }), isRefined)}
        />
      }
      views={
        <Segments
          label={t('views.label')}
          value={quickViews.find((view) => view === filters.status) ?? 'all'}
          segments={[
            { value: 'all', label: t('views.all') },
            ...quickViews.map((view) => ({ value: view, label: counted(view) })),
          ]}
          onChoose={(view) => onFilters(changedFilters(filters, { status: view === 'all' ? undefined : view }))}
        />
      }
    />
  );
}

function usePeopleFilters(
  filters: PeopleFilters,
  page: PeoplePage | undefined,
  onFilters: (filters: PeopleFilters) => void,
): readonly Filter[] {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const roleName = useRoleName();
  const { data } = useQuery(peopleQueries.roles());
  const given = new Set(data?.companies.flatMap(({ shipTos }) => shipTos.flatMap(({ roleids }) => roleids)));
  const one = (
    name: 'status' | 'role' | 'shipTo',
    options: { value: string; label: string; count?: string }[],
  ): Filter => ({
    kind: 'choices',
    name,
    label: t(`filters.${name}`),
    options,
    chosen: [filters[name] ?? []].flat(),
    // One at a time: the last that was ticked.
    onChange: (chosen) => onFilters(changedFilters(filters, { [name]: chosen.at(-1) })),
  });
  return [
    one(
      'status',
      userStatuses.map((value) => ({
        value,
        label: t(`status.${value}`),
        ...(page ? { count: formatNumber(language, page.counts[value] ?? 0) } : {}),
      })),
    ),
    one(
      'role',
      (data?.roles ?? [])
        .filter(({ roleid }) => given.has(roleid))
        .map(({ roleid, rolename }) => ({ value: roleid, label: roleName(rolename) })),
    ),
    one(
      'shipTo',
      (data?.companies ?? []).flatMap(({ shipTos }) =>
        shipTos.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
      ),
    ),
  ];
}
