import { customs } from '@dray/contract/languages.ts';
import { parseDate } from '@internationalized/date';
import { CalendarGrid, RangeCalendar as LibraryCalendar } from 'react-aria-components/RangeCalendar';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { AriaLocale } from '../../aria-locale.tsx';
import classes from './calendar.module.css';
import { CalendarHead } from './calendar-head.tsx';
import { useCalendarKeys } from './calendar-keys.ts';
import { DayCell } from './day-cell.tsx';
import { type DayRange, isEndFirst } from './day-range.ts';

type Props = {
  label: string;
  value: DayRange;
  min?: string | undefined;
  max?: string | undefined;
  today: string;
  onChoose: (range: { from: string; to: string }) => void;
  isFocused?: boolean;
};

/** Two months side by side, one on a phone; the first press is one end, the second the other. */
export default function RangeCalendar({ label, value, min, max, today, onChoose, isFocused = false }: Props) {
  const { t } = useTranslation('form');
  const locale = customs[useLanguage()].locale;
  const months = useIsWide() ? 2 : 1;
  const keys = useCalendarKeys(value.to ?? value.from ?? today, locale, { min, max });
  return (
    <AriaLocale>
      <div className={classes.calendar} data-months={months} data-range onKeyDownCapture={keys.onKeyDownCapture}>
        <LibraryCalendar
          aria-label={label}
          autoFocus={isFocused}
          visibleDuration={{ months }}
          pageBehavior="single"
          // Half a range is none: a user who goes elsewhere has not chosen it.
          commitBehavior="reset"
          value={libraryRange(value)}
          minValue={min ? parseDate(min) : null}
          maxValue={max ? parseDate(max) : null}
          focusedValue={parseDate(keys.day)}
          onFocusChange={(date) => keys.goTo(date.toString())}
          onChange={({ start, end }) => onChoose({ from: start.toString(), to: end.toString() })}
        >
          {({ state }) => (
            <>
              <CalendarHead state={state} months={months} />
              <div className={classes.grids}>
                {(months === 2 ? [0, 1] : [0]).map((offset) => (
                  <CalendarGrid
                    key={offset}
                    className={classes.grid ?? ''}
                    weekdayStyle="short"
                    offset={{ months: offset }}
                  >
                    {(date) => <DayCell date={date} today={today} />}
                  </CalendarGrid>
                ))}
              </div>
              <p className={classes.told}>{state.anchorDate ? t('range.chooseEnd') : t('range.chooseStart')}</p>
            </>
          )}
        </LibraryCalendar>
      </div>
    </AriaLocale>
  );
}

function libraryRange({ from, to }: DayRange) {
  if (!from || !to || isEndFirst({ from, to })) return null;
  return { start: parseDate(from), end: parseDate(to) };
}
