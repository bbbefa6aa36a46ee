import { periods, type ReportingAddress, type SalesReport } from '#capabilities/reporting/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';

type Narrow = (address: ReportingAddress) => void;

/** What the report can be narrowed by; its ship-tos come with it. */
export function useSalesFilters(
  address: ReportingAddress,
  shipTos: SalesReport['places'],
  narrow: Narrow,
): readonly Filter[] {
  const { t } = useTranslation('reporting');
  return [
    {
      kind: 'choices',
      name: 'period',
      label: t('filters.period'),
      options: periods.map((value) => ({ value, label: t(`periods.${value}`) })),
      chosen: [address.period ?? []].flat(),
      onChange: (chosen) =>
        narrow(changedFilters(address, { period: periods.find((period) => period === chosen.at(-1)) })),
    },
    {
      kind: 'choices',
      name: 'compare',
      label: t('filters.compare'),
      options: [{ value: 'none', label: t('filters.noCompare') }],
      chosen: [address.compare ?? []].flat(),
      onChange: (chosen) => narrow(changedFilters(address, { compare: chosen.length > 0 ? 'none' : undefined })),
    },
    {
      kind: 'choices',
      name: 'place',
      label: t('filters.place'),
      options: shipTos.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
      chosen: address.place ?? [],
      onChange: (chosen) => narrow(changedFilters(address, { place: chosen.length > 0 ? [...chosen] : undefined })),
    },
  ];
}
