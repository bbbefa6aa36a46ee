import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { CalendarButton } from './calendar-button.tsx';
import { type DayFieldProps, TypedDayField } from './typed-day-field.tsx';

const fetchCalendar = () => import('./calendar.tsx');
const Calendar = lazy(() => loadChunk(fetchCalendar));

// Reaching for the button only warms up: if that fails, the press will tell.
const warmUp = () => void fetchCalendar().catch(() => undefined);

/** A day: written as one is used to, or chosen from the calendar behind it. */
export function DayField(props: DayFieldProps) {
  const { label, value, today, min, max, whyClosed } = props;
  return (
    <TypedDayField
      {...props}
      beside={(choose) => (
        <CalendarButton label={label} onReach={warmUp}>
          {(close) => (
            <Calendar
              label={label}
              value={value}
              today={today}
              min={min}
              max={max}
              whyClosed={whyClosed}
              isFocused
              onChoose={(day) => {
                close();
                choose(day);
              }}
            />
          )}
        </CalendarButton>
      )}
    />
  );
}
