import { useQuery } from '@tanstack/react-query';
import { type Material, type MaterialFilters, materialsQueries, typeName } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { ChoiceFilter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = {
  filters: MaterialFilters;
  /** Every file that was shown so far: their types are what can be asked for. */
  seen: ReadonlyMap<string, Material>;
  show: string | undefined;
  onFilters: (filters: MaterialFilters) => void;
};

const maxSearchLength = 80;

/** Finds files by a word of their name, by brand and by type. */
export function MaterialFilterBar({ filters, seen, show, onFilters }: Props) {
  const { t } = useTranslation('materials');
  const { data: brands = [] } = useQuery(materialsQueries.brands(useLanguage()));
  const types = [...new Set([...[...seen.values()].map(({ type }) => type), ...(filters.type ? [filters.type] : [])])];
  const narrow = (change: MaterialFilters) => onFilters(changedFilters(filters, change));
  const oneOf = (name: 'brand' | 'type', options: ChoiceFilter['options']): ChoiceFilter => ({
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
        oneOf(
          'type',
          types.toSorted().map((type) => ({ value: type, label: typeName(type) })),
        ),
      ]}
      show={show}
      onClear={() => onFilters(changedFilters(filters, { brand: undefined, type: undefined }))}
      search={
        <SearchForm label={t('search')} value={filters.q} maxLength={maxSearchLength} onSearch={(q) => narrow({ q })} />
      }
    />
  );
}
