import { countries } from '@dray/contract/markets.ts';
import { ticketCategoryIds } from '@dray/contract/support/ticket-categories.ts';
import { ticketStatuses } from '@dray/contract/support/ticket-status.ts';
import { Link } from '@tanstack/react-router';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import {
  maxRequestSearch,
  type RequestFilters,
  type RequestPage,
  type RequestView,
  requestViews,
} from '#capabilities/requests-desk/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { LinkChips } from '#ui/list/link-chips.tsx';
import classes from './request-filters.module.css';

type Props = {
  filters: RequestFilters;
  /** What they leave; undefined while it is not known. */
  page: RequestPage | undefined;
  onFilters: (filters: RequestFilters) => void;
};

/** Whose they are and who waits by one press, everything else by filters; all of it is in the address. */
export function RequestFilterBar({ filters, page, onFilters }: Props) {
  const { t } = useTranslation('requests-desk');
  const language = useLanguage();
  const choices = useChoices(filters, onFilters);
  return (
    <div className={`${classes.bar} grid one-column gap-8`}>
      <Views filters={filters} counts={page?.counts} />
      <FilterBar
        search={
          <SearchForm
            label={t('search')}
            hint={t('searchShort')}
            value={filters.q}
            maxLength={maxRequestSearch}
            onSearch={(q) => onFilters(changedFilters(filters, { q }))}
          />
        }
        filters={choices}
        show={page && t('show', { count: page.total, n: formatNumber(language, page.total) })}
        onClear={() => onFilters(filters.view ? { view: filters.view } : {})}
      />
    </div>
  );
}

function Views({ filters, counts }: { filters: RequestFilters; counts: RequestPage['counts'] | undefined }) {
  const { t } = useTranslation('requests-desk');
  const { view: current = 'waiting', status: _, ...rest } = filters;
  const countOf: Partial<Record<RequestView, number>> = counts ?? {};
  return (
    <LinkChips
      label={t('views')}
      current={current}
      chips={requestViews.map((view) => ({
        key: view,
        label: t(`view.${view}`),
        count: countOf[view],
        link: (look) => (
          <Link
            to="/staff/requests"
            search={{ ...(view === 'waiting' ? {} : { view }), ...rest }}
            activeOptions={{ exact: true }}
            {...look}
          />
        ),
      }))}
    />
  );
}

/** One of each at a time: the last that was ticked. */
function useChoices(filters: RequestFilters, onFilters: Props['onFilters']) {
  const { t } = useTranslation('requests-desk');
  const nameOfCountry = useCountryName();
  const one = <Name extends 'market' | 'category' | 'status'>(
    name: Name,
    options: readonly { value: NonNullable<RequestFilters[Name]>; label: string }[],
  ) => ({
    kind: 'choices' as const,
    name,
    label: t(`filters.${name}`),
    options,
    chosen: [filters[name] ?? []].flat() as string[],
    onChange: (chosen: readonly string[]) =>
      onFilters(changedFilters(filters, { [name]: chosen.at(-1) } as Partial<RequestFilters>)),
  });
  return [
    one(
      'market',
      countries.map((value) => ({ value, label: nameOfCountry(value) })),
    ),
    one(
      'category',
      ticketCategoryIds.map((value) => ({ value, label: t(`categories.${value}`) })),
    ),
    one(
      'status',
      ticketStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    ),
  ];
}
