import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { useQuery } from '@tanstack/react-query';
import { type OrderCounts, type OrdersFilters, orderingQueries, useStatusNames } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { ChoiceFilter, Filter } from '#ui/list/filters/filter.ts';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import { countText } from './counted.ts';
import { looksByDelivery } from './delivery-filter.model.ts';

/** What the history can be narrowed by; each choice says how many orders the other filters leave for it. */
export function useHistoryFilters(
  filters: OrdersFilters,
  counts: OrderCounts | undefined,
  onFilters: (filters: OrdersFilters) => void,
): readonly Filter[] {
  const { t } = useTranslation(['orders', 'list']);
  const language = useLanguage();
  const { today } = useOrderClock();
  const statusName = useStatusNames();
  const { user } = useSession();
  const shipTos = user?.shipTos ?? [];
  // A reader who follows a link that narrows by it must be able to take it away.
  const isByDelivery = looksByDelivery(user ?? undefined) || filters.deliveryStatus !== undefined;
  const { data: deliveryStatuses = [] } = useQuery(orderingQueries.deliveryStatuses(language));
  const narrow = (change: Partial<Record<keyof OrdersFilters, unknown>>) => onFilters(changedFilters(filters, change));
  const choices = (
    name: 'status' | 'deliveryStatus' | 'shipTo',
    label: string,
    options: readonly { value: string; label: string }[],
    counted: Readonly<Record<string, number>> | undefined,
  ): ChoiceFilter => ({
    kind: 'choices',
    name,
    label,
    options: options.map((option) => ({
      ...option,
      ...(counted ? { count: countText(language, counted[option.value] ?? 0) } : {}),
    })),
    chosen: filters[name] ?? [],
    onChange: (chosen) => narrow({ [name]: chosen }),
  });
  return [
    choices(
      'status',
      t('orders:filters.status'),
      orderStatuses.map((value) => ({ value, label: statusName(value) })),
      counts?.statuses,
    ),
    ...(isByDelivery
      ? [
          choices(
            'deliveryStatus',
            t('orders:filters.delivery'),
            withUnknown(deliveryStatuses, counts?.deliveryStatuses, filters.deliveryStatus),
            counts?.deliveryStatuses,
          ),
        ]
      : []),
    ...(shipTos.length > 1
      ? [
          choices(
            'shipTo',
            t('orders:filters.place'),
            shipTos.map((each) => ({ value: each.id, label: shipToName(each) })),
            counts?.shipTos,
          ),
        ]
      : []),
    {
      kind: 'range',
      name: 'ordered',
      label: t('orders:filters.ordered'),
      from: filters.from,
      to: filters.to,
      today,
      presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
      onChange: (first, last) => narrow({ from: first, to: last }),
    },
  ];
}

type Option = { value: string; label: string };

/** What the ERP came to say besides can be chosen, too, as it is. */
function withUnknown(
  known: readonly Option[],
  counted: Readonly<Record<string, number>> = {},
  chosen: readonly string[] = [],
): readonly Option[] {
  const others = new Set([...Object.keys(counted), ...chosen]);
  for (const { value } of known) others.delete(value);
  return [...known, ...[...others].map((value) => ({ value, label: value }))];
}
