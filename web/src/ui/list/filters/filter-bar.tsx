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
};

/** What a list can be narrowed by. It is there before the list, and says what is narrowed now. */
export function FilterBar({ filters, onClear, show, search }: Props) {
  const { t } = useTranslation('list');
  const isWide = useIsWide();
  const set = filters.filter(isSet);
  return (
    <search aria-label={t('filters.label')} className="grid one-column gap-8" data-print="no">
      {search}
      <div className="row wrap gap-8 touch">
        {isWide ? (
          filters.map((filter) => <FilterChip key={filter.name} filter={filter} onClear={() => clear(filter)} />)
        ) : (
          <FilterSheet filters={filters} count={set.length} show={show} onClear={onClear} />
        )}
        {set.length > 0 && (
          <button type="button" className={`${classes.clear} touch size-15 semibold primary`} onClick={onClear}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </search>
  );
}
