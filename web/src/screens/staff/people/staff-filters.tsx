import { countries } from '@dray/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import {
  maxStaffSearch,
  type StaffFilters,
  type StaffPage,
  staffQueries,
  useStaffWords,
} from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = {
  filters: StaffFilters;
  /** What they leave; undefined while it is not known. */
  page: StaffPage | undefined;
  onFilters: (filters: StaffFilters, isRefined?: boolean) => void;
};

/** Finds people by name or address, by a role they hold and by where it holds. */
export function StaffFilterBar({ filters, page, onFilters }: Props) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const words = useStaffWords();
  const nameOfCountry = useCountryName();
  const { data: roles } = useQuery(staffQueries.roles());
  const one = (name: 'role' | 'market', options: { value: string; label: string }[]): Filter => ({
    kind: 'choices',
    name,
    label: t(`people.filters.${name}`),
    options,
    chosen: [filters[name] ?? []].flat(),
    // One at a time: the last that was ticked.
    onChange: (chosen) => onFilters(changedFilters(filters, { [name]: chosen.at(-1) })),
  });
  return (
    <FilterBar
      filters={[
        one(
          'role',
          (roles?.results ?? []).map(({ id, name }) => ({ value: id, label: words.role(id, name) })),
        ),
        one(
          'market',
          countries.map((value) => ({ value, label: nameOfCountry(value) })),
        ),
      ]}
      show={page && t('people.show', { count: page.total, n: formatNumber(language, page.total) })}
      onClear={() => onFilters(filters.q ? { q: filters.q } : {})}
      search={
        <SearchForm
          label={t('people.search')}
          value={filters.q}
          maxLength={maxStaffSearch}
          onSearch={(q, isRefined) => onFilters(changedFilters(filters, { q }), isRefined)}
        />
      }
    />
  );
}
