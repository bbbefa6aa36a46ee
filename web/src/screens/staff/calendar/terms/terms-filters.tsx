import { maxTermsSearch, type TermsFilters, type TermsPage } from '#capabilities/calendars/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { readTime } from '../parts/typed-time.ts';

type Props = {
  filters: TermsFilters;
  /** What they leave; undefined while it is not known. */
  page: TermsPage | undefined;
  onFilters: (filters: TermsFilters, isRefined?: boolean) => void;
};

/** Finds terms by ship-to, means of transport and cut-off. */
export function TermsFilterBar({ filters, page, onFilters }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  return (
    <>
      {filters.shipTo && (
        <p className="row wrap gap-8">
          {t('terms.only', { id: filters.shipTo })}
          <Button size="sm" variant="default" onClick={() => onFilters({})}>
            {t('terms.showAll')}
          </Button>
        </p>
      )}
      <FilterBar
        filters={[
          {
            kind: 'choices',
            name: 'transport',
            label: t('terms.columns.transport'),
            options: (['VAN', 'TRUCK', 'PICKUP'] as const).map((value) => ({ value, label: t(`transports.${value}`) })),
            chosen: [filters.transport ?? []].flat(),
            // One at a time: the last that was ticked.
            onChange: (chosen) => onFilters(changedFilters(filters, { transport: chosen.at(-1) })),
          },
          {
            kind: 'text',
            name: 'cutOff',
            label: t('terms.cutOffFilter'),
            value: filters.cutOff,
            maxLength: 5,
            onChange: (typed) => onFilters(changedFilters(filters, { cutOff: typed && readTime(typed) })),
          },
        ]}
        show={page && t('terms.show', { count: page.total, n: formatNumber(language, page.total) })}
        onClear={() => onFilters(filters.q ? { q: filters.q } : {})}
        search={
          <SearchForm
            label={t('terms.search')}
            value={filters.q}
            maxLength={maxTermsSearch}
            onSearch={(q, isRefined) => onFilters(changedFilters(filters, { q }), isRefined)}
          />
        }
      />
    </>
  );
}
