import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { longestSearch, type OrdersFilters, useStatusNames } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { useDayOf } from './use-day-of.ts';

const minute = 60_000;

type Props = {
  filters: OrdersFilters;
  /** How many orders are left; undefined while it is not known. */
  total: number | undefined;
  onFilters: (filters: OrdersFilters) => void;
};

/** Finds orders by number, status, ship-to and the days on which they were placed (O1). */
export function HistoryFilters({ filters, total, onFilters }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const offered = useOffered(filters, onFilters);
  return (
    <FilterBar
      filters={offered}
      show={total === undefined ? undefined : t('show', { count: total, n: formatNumber(language, total) })}
      onClear={() => onFilters(filters.q ? { q: filters.q } : {})}
      search={
        <SearchForm
          label={t('search.label')}
          value={filters.q}
          maxLength={longestSearch}
          onSearch={(q) => onFilters(changedFilters(filters, { q }))}
        />
      }
    />
  );
}

function useOffered(filters: OrdersFilters, onFilters: Props['onFilters']): readonly Filter[] {
  const { t } = useTranslation(['orders', 'list']);
  const statusName = useStatusNames();
  const shipTos = useSession().user?.shipTos ?? [];
  const today = useDayOf()(useServerNow(minute).toISOString());
  const { status = [], shipTo = [], from, to } = filters;
  const narrow = (change: Partial<Record<keyof OrdersFilters, unknown>>) => onFilters(changedFilters(filters, change));
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filters.status'),
      options: orderStatuses.map((value) => ({ value, label: statusName(value) })),
      chosen: status,
      onChange: (chosen) => narrow({ status: chosen }),
    },
    ...(shipTos.length > 1
      ? [
          {
            kind: 'choices' as const,
            name: 'shipTo',
            label: t('filters.place'),
            options: shipTos.map((each) => ({ value: each.id, label: shipToName(each) })),
            chosen: shipTo,
            onChange: (chosen: readonly string[]) => narrow({ shipTo: chosen }),
          },
        ]
      : []),
    {
      kind: 'range',
      name: 'ordered',
      label: t('filters.ordered'),
      from,
      to,
      today,
      presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
      onChange: (first, last) => narrow({ from: first, to: last }),
    },
  ];
}
