import { addDays } from '@dray/contract/calendar-day.ts';
import { useQuery } from '@tanstack/react-query';
import { type DocumentsFilters, documentsQueries, soonDays } from '#capabilities/documents/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { ChoiceFilter, Filter } from '#ui/list/filters/filter.ts';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { useToday } from '../day/use-today.ts';

const offeredStatuses = ['open', 'overdue', 'paid', 'settled', 'cancelled'] as const;
type Option = { value: string; label: string };

/** What the list can be narrowed by: of ship-tos, payers and states one at a time. */
export function useDocumentFilters(
  filters: DocumentsFilters,
  onFilters: (filters: DocumentsFilters) => void,
): readonly Filter[] {
  const { t } = useTranslation(['documents', 'list']);
  const language = useLanguage();
  const today = useToday();
  const shipTos = useSession().user?.shipTos ?? [];
  const { data } = useQuery(documentsQueries.balances());
  const payers = (data?.balances ?? []).map(({ payerId, payerName }) => ({ value: payerId, label: payerName }));
  const narrow = (change: Partial<Record<keyof DocumentsFilters, unknown>>) =>
    onFilters(changedFilters(filters, change));
  const oneOf = (name: 'shipTo' | 'payer' | 'status', label: string, options: readonly Option[]): ChoiceFilter[] =>
    options.length > 1 || filters[name]
      ? [
          {
            kind: 'choices',
            name,
            label,
            options,
            chosen: filters[name] ? [filters[name]] : [],
            onChange: (chosen) => narrow({ [name]: chosen.find((value) => value !== filters[name]) }),
          },
        ]
      : [];
  const last90 = { label: t('documents:filters.last90'), range: { from: addDays(today, -89), to: today } };
  return [
    ...oneOf(
      'shipTo',
      t('documents:filters.place'),
      shipTos.map((each) => ({ value: each.id, label: shipToName(each) })),
    ),
    ...oneOf('payer', t('documents:filters.payer'), payers),
    {
      kind: 'range',
      name: 'period',
      label: t('documents:filters.period'),
      from: filters.from,
      to: filters.to,
      today,
      presets: [last90, ...rangePresets(today, (name) => t(`list:filters.presets.${name}`))],
      onChange: (from, to) => narrow({ from, to }),
    },
    {
      kind: 'choices',
      name: 'dueWithin',
      label: t('documents:filters.due'),
      options: soonDays.map((days) => ({
        value: String(days),
        label: t('documents:filters.dueWithin', { count: days, n: formatNumber(language, days) }),
      })),
      chosen: filters.dueWithin ? [String(filters.dueWithin)] : [],
      onChange: (chosen) => narrow({ dueWithin: chosen.map(Number).find((days) => days !== filters.dueWithin) }),
    },
    ...oneOf(
      'status',
      t('documents:filters.status'),
      offeredStatuses.map((value) => ({ value, label: t(`documents:filters.${value}`) })),
    ),
  ];
}
