import { useTranslation } from '#platform/texts/texts.ts';
import type { DayRange } from './day-range.ts';
import classes from './range-field.module.css';

export type RangePreset = { label: string; range: DayRange };

type Props = { value: DayRange; presets: readonly RangePreset[]; onChoose: (range: DayRange) => void };

/** The parts of the calendar that people ask for most, one press each. */
export function RangePresets({ value, presets, onChoose }: Props) {
  const { t } = useTranslation('form');
  return (
    <fieldset className={`${classes.presets} flex wrap gap-6`} aria-label={t('range.presets')}>
      {presets.map(({ label, range }) => (
        <button
          key={label}
          type="button"
          className={`${classes.preset} touch text-14 medium ink`}
          aria-pressed={range.from === value.from && range.to === value.to}
          onClick={() => onChoose(range)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
