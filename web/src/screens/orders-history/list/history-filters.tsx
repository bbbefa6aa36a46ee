import type { ReactNode } from 'react';
import type { OrderCounts, OrdersFilters } from '#capabilities/ordering/index.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { QuickViews } from './quick-views.tsx';
import { useHistoryFilters } from './use-history-filters.ts';

type Props = {
  filters: OrdersFilters;
  counts: OrderCounts | undefined;
  /** "Show 3 orders"; undefined while it is not known. */
  show: string | undefined;
  /** The field to search in, where the heading has no room for it. */
  search: ReactNode;
  onFilters: (filters: OrdersFilters) => void;
};

/** Finds orders by view, statuses, ship-to and the days on which they were placed (O1). */
export function HistoryFilters({ filters, counts, show, search, onFilters }: Props) {
  const offered = useHistoryFilters(filters, counts, onFilters);
  const { q, view } = filters;
  return (
    <FilterBar
      filters={offered}
      show={show}
      search={search}
      views={
        <QuickViews
          view={view}
          counts={counts}
          onChoose={(chosen) => onFilters(changedFilters(filters, { view: chosen }))}
        />
      }
      onClear={() => onFilters({ ...(q ? { q } : {}), ...(view ? { view } : {}) })}
    />
  );
}
