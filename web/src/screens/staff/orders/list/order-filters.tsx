import { countries } from '@dray/contract/markets.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { orderViews } from '@dray/contract/ordering/order-views.ts';
import type { ReactNode } from 'react';
import { type AllOrdersPage, maxKeyLength, type OrderDeskFilters } from '#capabilities/order-desk/index.ts';
import { useStatusNames } from '#capabilities/ordering/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';

type Props = {
  filters: OrderDeskFilters;
  /** What they leave; undefined while it is not known. */
  page: AllOrdersPage | undefined;
  search: ReactNode;
  onFilters: (filters: OrderDeskFilters) => void;
};

/** The filters of the customers' own history, with market and company. */
export function OrderFilters({ filters, page, search, onFilters }: Props) {
  const { t } = useTranslation('staff-orders');
  const n = formatNumber(useLanguage(), page?.total ?? 0);
  const show = page && (page.totalIsAtLeast ? t('showAtLeast', { n }) : t('show', { count: page.total, n }));
  return (
    <FilterBar filters={useFilters(filters, onFilters)} show={show} search={search} onClear={() => onFilters({})} />
  );
}

function useFilters(filters: OrderDeskFilters, onFilters: Props['onFilters']): readonly Filter[] {
  const { t } = useTranslation(['staff-orders', 'orders', 'list']);
  const { today } = useStaffClock();
  const nameOfCountry = useCountryName();
  const nameOfStatus = useStatusNames();
  const narrow = (change: Partial<Record<keyof OrderDeskFilters, unknown>>) =>
    onFilters(changedFilters(filters, change));
  const key = (name: 'company' | 'shipTo', label: string): Filter => ({
    kind: 'text',
    name,
    label,
    value: filters[name],
    maxLength: maxKeyLength,
    onChange: (value) => narrow({ [name]: value?.trim() || undefined }),
  });
  /** One at a time: the last that was ticked. */
  const one = (name: 'market' | 'view', label: string, options: { value: string; label: string }[]): Filter => ({
    kind: 'choices',
    name,
    label,
    options,
    chosen: [filters[name] ?? []].flat(),
    onChange: (chosen) => narrow({ [name]: chosen.at(-1) }),
  });
  return [
    one(
      'market',
      t('staff-orders:columns.market'),
      countries.map((value) => ({ value, label: nameOfCountry(value) })),
    ),
    {
      kind: 'choices',
      name: 'status',
      label: t('staff-orders:columns.status'),
      options: orderStatuses.map((value) => ({ value, label: nameOfStatus(value) })),
      chosen: filters.status ?? [],
      onChange: (chosen) => narrow({ status: chosen }),
    },
    one(
      'view',
      t('orders:views.label'),
      orderViews.map((value) => ({ value, label: t(`orders:views.${value}`) })),
    ),
    {
      kind: 'range',
      name: 'placed',
      label: t('staff-orders:columns.placed'),
      from: filters.from,
      to: filters.to,
      today,
      presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
      onChange: (from, to) => narrow({ from, to }),
    },
    key('company', t('staff-orders:columns.companyNumber')),
    key('shipTo', t('staff-orders:columns.shipToNumber')),
  ];
}
