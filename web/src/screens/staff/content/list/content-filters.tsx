import { contentKinds, contentStates } from '@dray/contract/content/content-kinds.ts';
import { customs, languages } from '@dray/contract/languages.ts';
import { countries } from '@dray/contract/markets.ts';
import { type ContentFilters, type ContentPage, maxContentSearch } from '#capabilities/content-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = {
  filters: ContentFilters;
  /** What they leave; undefined while it is not known. */
  page: ContentPage | undefined;
  onFilters: (filters: ContentFilters) => void;
};

/** What it is, for whom, where it stands and in which language it is missing; all of it is in the address. */
export function ContentFilterBar({ filters, page, onFilters }: Props) {
  const { t } = useTranslation('content-desk');
  const language = useLanguage();
  const nameOfCountry = useCountryName();
  const one = <Name extends 'kind' | 'state' | 'missing' | 'market'>(
    name: Name,
    options: readonly { value: NonNullable<ContentFilters[Name]>; label: string }[],
  ) => ({
    kind: 'choices' as const,
    name,
    label: t(`filters.${name}`),
    options,
    chosen: [filters[name] ?? []].flat() as string[],
    // One at a time: the last that was ticked.
    onChange: (chosen: readonly string[]) =>
      onFilters(changedFilters(filters, { [name]: chosen.at(-1) } as Partial<ContentFilters>)),
  });
  return (
    <FilterBar
      search={
        <SearchForm
          label={t('search')}
          value={filters.q}
          maxLength={maxContentSearch}
          onSearch={(q) => onFilters(changedFilters(filters, { q }))}
        />
      }
      filters={[
        one(
          'kind',
          contentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        ),
        one(
          'state',
          contentStates.map((value) => ({ value, label: t(`state.${value}`) })),
        ),
        one(
          'missing',
          languages.map((value) => ({ value, label: customs[value].endonym })),
        ),
        one(
          'market',
          countries.map((value) => ({ value, label: nameOfCountry(value) })),
        ),
      ]}
      show={page && t('show', { count: page.total, n: formatNumber(language, page.total) })}
      onClear={() => onFilters({})}
    />
  );
}
