import { lazy, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { FieldGroup, type FieldProps } from '../field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { type DayLimits, type DayRange, isEndFirst } from './day-range.ts';
import classes from './range-field.module.css';
import { type RangePreset, RangePresets } from './range-presets.tsx';
import { TypedDayField } from './typed-day-field.tsx';

const fetchCalendar = () => import('./range-calendar.tsx');
const RangeCalendar = lazy(() => loadChunk(fetchCalendar));

// Reaching for the button only warms up: if that fails, the press will tell.
const warmUp = () => void fetchCalendar().catch(() => undefined);

type Props = FieldProps &
  DayLimits & {
    value: DayRange;
    today: string;
    presets?: readonly RangePreset[];
    /** With words where one of the days cannot be understood, or the end is before the start. */
    onChange: (range: DayRange, error: string | undefined) => void;
  };

type Ends = { from?: string | undefined; to?: string | undefined };

/** From one day to another: both written, or chosen from one calendar, or by one of a few quick choices. */
export function RangeField({ value, onChange, today, min, max, presets = [], ...field }: Props) {
  const { t } = useTranslation('form');
  const [wrong, setWrong] = useState<Ends>({});
  const endFirst = (range: DayRange) => (isEndFirst(range) ? t('range.endFirst') : undefined);

  const setEnd = (end: keyof DayRange) => (day: string | undefined, error: string | undefined) => {
    const range = { ...value, [end]: day };
    const errors = { ...wrong, [end]: error };
    setWrong(errors);
    onChange(range, errors.from ?? errors.to ?? endFirst(range));
  };
  const setBoth = (range: DayRange) => {
    setWrong({});
    onChange(range, undefined);
  };
  const limits = { today, min, max };
  return (
    <FieldGroup {...field} error={endFirst(value) ?? field.error}>
      {(group) => (
        <fieldset {...group} className={`${classes.range} grid gap-10`}>
          <div className={classes.ends}>
            <TypedDayField {...limits} label={t('range.from')} value={value.from} onChange={setEnd('from')} />
            <TypedDayField {...limits} label={t('range.to')} value={value.to} onChange={setEnd('to')} />
            <div className={classes.button}>
              <CalendarButton label={field.label} months={2} onReach={warmUp}>
                {(close) => (
                  <RangeCalendar
                    {...limits}
                    label={field.label}
                    value={value}
                    isFocused
                    onChoose={(range) => {
                      close();
                      setBoth(range);
                    }}
                  />
                )}
              </CalendarButton>
            </div>
          </div>
          {presets.length > 0 && <RangePresets value={value} presets={presets} onChoose={setBoth} />}
        </fieldset>
      )}
    </FieldGroup>
  );
}
