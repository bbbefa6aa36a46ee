import { useMarketToday } from '#capabilities/portal-config/index.ts';
import { maxTextLength, type SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';

export type SavedFilters = Omit<SavedOrdersAddress, 'page' | 'order'>;

type Props = { filters: SavedFilters; total: number | undefined; onFilters: (filters: SavedFilters) => void };

/** Finds saved orders by ship-to, by the days they were put aside, and by parts of names and address (O7). */
export function SavedFilterBar({ filters, total, onFilters }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const offered = useOffered(filters, onFilters);
  return (
    <FilterBar
      filters={offered}
      show={total === undefined ? undefined : t('show', { count: total, n: formatNumber(language, total) })}
      onClear={() => onFilters({})}
    />
  );
}

function useOffered(filters: SavedFilters, onFilters: Props['onFilters']): readonly Filter[] {
  const { t } = useTranslation(['saved-orders', 'list']);
  const { user } = useSession();
  const today = useMarketToday(user?.country);
  const shipTos = user?.shipTos ?? [];
  const narrow = (change: Partial<Record<keyof SavedFilters, unknown>>) => onFilters(changedFilters(filters, change));
  const choices: Filter = {
    kind: 'choices',
    name: 'shipTo',
    label: t('filters.place'),
    options: shipTos.map((each) => ({ value: each.id, label: shipToName(each) })),
    chosen: filters.shipTo ?? [],
    onChange: (shipTo) => narrow({ shipTo }),
  };
  const period: Filter = {
    kind: 'range',
    name: 'saved',
    label: t('filters.saved'),
    from: filters.from,
    to: filters.to,
    today,
    presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
    onChange: (from, to) => narrow({ from, to }),
  };
  const texts = (['name', 'address', 'payer'] as const).map(
    (name): Filter => ({
      kind: 'text',
      name,
      label: t(`filters.${name}`),
      value: filters[name],
      maxLength: maxTextLength,
      onChange: (value) => narrow({ [name]: value }),
    }),
  );
  return [...(shipTos.length > 1 ? [choices] : []), period, ...texts];
}
