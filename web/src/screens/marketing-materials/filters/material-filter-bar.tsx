import { useQuery } from '@tanstack/react-query';
import { type MaterialFilters, materialsQueries } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { ChoiceFilter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = {
  filters: MaterialFilters;
  show: string | undefined;
  onFilters: (filters: MaterialFilters) => void;
};

const maxSearchLength = 80;

/** Finds files by a word of their name and by brand. */
export function MaterialFilterBar({ filters, show, onFilters }: Props) {
  const { t } = useTranslation('materials');
  const { data: brands = [] } = useQuery(materialsQueries.brands(useLanguage()));
  const narrow = (change: MaterialFilters) => onFilters(changedFilters(filters, change));
  const oneOf = (name: 'brand', options: ChoiceFilter['options']): ChoiceFilter => ({
    kind: 'choices',
    name,
    label: t(name),
    options,
    chosen: filters[name] ? [filters[name]] : [],
    onChange: (chosen) => narrow({ [name]: chosen.find((value) => value !== filters[name]) }),
  });
  return (
    <FilterBar
      filters={[
        oneOf(
          'brand',
          brands.map(({ id, name }) => ({ value: id, label: name })),
        ),
      ]}
      show={show}
      onClear={() => onFilters(changedFilters(filters, { brand: undefined }))}
      search={
        <SearchForm label={t('search')} value={filters.q} maxLength={maxSearchLength} onSearch={(q) => narrow({ q })} />
      }
    />
  );
}
