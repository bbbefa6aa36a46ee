import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { clear, type Filter, isSet } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';

type Props = {
  filters: readonly Filter[];
  /** Everything at once: one step of the address, not one for each. */
  onClear: () => void;
  /** "Show 3 orders", for the button that leaves the sheet of a phone; undefined while it is not known. */
  show: string | undefined;
  /** The field that finds by number or name; it is before the filters. */
  search?: ReactNode;
  /** A few questions that are asked most, of which one holds. */
  views?: ReactNode;
};

/** What a list can be narrowed by, in one row. It is there before the list, and says what is narrowed now. */
export function FilterBar({ filters, onClear, show, search, views }: Props) {
  const { t } = useTranslation('list');
  const isWide = useIsWide();
  const set = filters.filter(isSet);
  if (!isWide) {
    return (
      <search aria-label={t('filters.label')} className="grid one-column gap-8" data-print="no">
        <div className="row gap-8 touch">
          {search}
          <FilterSheet filters={filters} count={set.length} isShort={Boolean(search)} show={show} onClear={onClear} />
        </div>
        {views}
      </search>
    );
  }
  return (
    <search aria-label={t('filters.label')} className="row wrap gap-8 touch" data-print="no">
      {search}
      {views}
      {filters.map((filter) => (
        <FilterChip key={filter.name} filter={filter} onClear={() => clear(filter)} />
      ))}
      {set.length > 0 && (
        <button type="button" className={`${classes.clear} touch size-15 semibold primary`} onClick={onClear}>
          {t('filters.clear')}
        </button>
      )}
    </search>
  );
}
