import { countries } from '@dray/contract/markets.ts';
import { type ErpView, type QueueFilters, type QueuePage, useErpWords } from '#capabilities/erp-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';

type Props = {
  view: ErpView;
  filters: QueueFilters;
  /** What they leave; undefined while it is not known. */
  page: QueuePage | undefined;
  onFilters: (filters: QueueFilters) => void;
};

/** By market, and what is parked by its cause: what has one cause is usually mended together. */
export function QueueFilterBar({ view, filters, page, onFilters }: Props) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const words = useErpWords();
  const nameOfCountry = useCountryName();
  const causes = page?.causes ?? [];
  return (
    <FilterBar
      filters={[
        {
          kind: 'choices',
          name: 'market',
          label: t('columns.market'),
          options: countries.map((value) => ({ value, label: nameOfCountry(value) })),
          chosen: [filters.market ?? []].flat(),
          // One at a time: the last that was ticked.
          onChange: (chosen) => onFilters(changedFilters(filters, { market: chosen.at(-1) })),
        },
        ...(view === 'parked' && (causes.length > 0 || filters.cause)
          ? [
              {
                kind: 'choices' as const,
                name: 'cause',
                label: t('columns.cause'),
                options: causes.map(({ cause, count }) => ({
                  value: cause,
                  label: `${words.cause(cause)} (${formatNumber(language, count)})`,
                })),
                chosen: [filters.cause ?? []].flat(),
                onChange: (chosen: readonly string[]) => onFilters(changedFilters(filters, { cause: chosen.at(-1) })),
              },
            ]
          : []),
      ]}
      show={page && t('show', { count: page.total, n: formatNumber(language, page.total) })}
      onClear={() => onFilters({})}
    />
  );
}
