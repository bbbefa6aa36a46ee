import { maxSearchLength, type OrderCounts, type OrdersFilters } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import classes from './history-filters.module.css';
import { QuickViews } from './quick-views.tsx';
import { useHistoryFilters } from './use-history-filters.ts';

type Props = {
  filters: OrdersFilters;
  counts: OrderCounts | undefined;
  /** "Show 3 orders"; undefined while it is not known. */
  show: string | undefined;
  onFilters: (filters: OrdersFilters) => void;
};

/** Finds orders by number, view, statuses, ship-to and the days on which they were placed (O1). */
export function HistoryFilters({ filters, counts, show, onFilters }: Props) {
  const { t } = useTranslation('orders');
  const offered = useHistoryFilters(filters, counts, onFilters);
  const { q, view } = filters;
  return (
    <FilterBar
      filters={offered}
      show={show}
      onClear={() => onFilters({ ...(q ? { q } : {}), ...(view ? { view } : {}) })}
      search={
        <div className={`${classes.finders} flex wrap align-end gap-8-16`}>
          <SearchForm
            label={t('search.label')}
            value={q}
            maxLength={maxSearchLength}
            onSearch={(text) => onFilters(changedFilters(filters, { q: text }))}
          />
          <QuickViews
            view={view}
            counts={counts}
            onChoose={(chosen) => onFilters(changedFilters(filters, { view: chosen }))}
          />
        </div>
      }
    />
  );
}
