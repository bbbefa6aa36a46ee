import { endOfWeek, parseDate, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, useState } from 'react';
import { type DayLimits, within } from './day-range.ts';

type CalendarKeys = {
  /** Where the keys are. */
  day: string;
  goTo: (day: string) => void;
  /** Home and End lead to the ends of the week, as the pattern of a grid of days has it; the library's to the month's. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
};

export function useCalendarKeys(start: string, locale: string, limits: DayLimits): CalendarKeys {
  const [day, setDay] = useState(() => within(start, limits));
  const goTo = (next: string) => setDay(within(next, limits));
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const weekEnd = weekEnds[event.key];
    const isOnDay = event.target instanceof Element && event.target.closest('[data-day]');
    if (!weekEnd || !isOnDay) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(weekEnd(parseDate(day), locale).toString());
  };
  return { day, goTo, onKeyDownCapture };
}

const weekEnds: Readonly<Record<string, typeof startOfWeek>> = { Home: startOfWeek, End: endOfWeek };
