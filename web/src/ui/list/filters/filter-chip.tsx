import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Popover } from '../../overlay/popover.tsx';
import { type Filter, isSet } from './filter.ts';
import classes from './filter-chip.module.css';
import { FilterPanel, warmUpPanels } from './filter-panel.tsx';
import { shownValue } from './shown-value.ts';

type Props = { filter: Filter; onClear: () => void };

/** One filter: its name, what it leaves, and its panel below; once set it can be cleared alone. */
export function FilterChip({ filter, onClear }: Props) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const isOn = isSet(filter);
  const value = shownValue(t, language, filter);
  return (
    <span className={classes.chip} data-on={isOn || undefined}>
      <Popover
        side="below-start"
        buttonClass={classes.button}
        onReach={warmUpPanels}
        trigger={
          <>
            <span className={classes.words}>
              {filter.label}
              {value && (
                <>
                  : <strong>{value}</strong>
                </>
              )}
            </span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </>
        }
      >
        {(close) => (
          <div className={classes.panel}>
            <FilterPanel filter={filter} isFocused onLeave={close} />
          </div>
        )}
      </Popover>
      {isOn && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('filters.clearOne', { filter: filter.label })}
          onClick={onClear}
        >
          <IconX size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
