import { addDays, isoWeekday } from '@dray/contract/calendar-day.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarException, Holiday } from '#capabilities/calendars/index.ts';
import { formatDateWithWeekday, formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { inMonth, type Mark, markOf, monthDays } from './month-days.ts';
import classes from './month-grid.module.css';

type Props = {
  day: string;
  today: string;
  holidays: readonly Holiday[];
  exceptions: readonly CalendarException[];
  onDay: (day: string) => void;
  /** Space: closes the day, or opens it again. */
  onToggle: (day: string) => void;
};

/** A month of a market. Arrows lead from day to day, Page Up and Down from month to month; one day has the focus. */
export function MonthGrid({ day, today, holidays, exceptions, onDay, onToggle }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const isByKeys = useRef(false);
  useEffect(() => {
    if (isByKeys.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isByKeys.current = false;
  }, [day]);
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      onToggle(day);
      return;
    }
    const next = dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    isByKeys.current = true;
    onDay(next);
  };
  const days = monthDays(day);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be walked by arrows; the pattern is that of a grid.
    <div ref={grid} role="grid" tabIndex={-1} aria-label={t('month')} className={classes.grid} onKeyDown={press}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the grid. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its days take the focus. */}
      <div role="row" className={classes.week}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          // biome-ignore lint/a11y/useSemanticElements: a head of the grid.
          // biome-ignore lint/a11y/useFocusableInteractive: heads are only read.
          <span key={weekday} role="columnheader" className={classes.head}>
            {formatWeekday(language, weekday, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the grid.
        // biome-ignore lint/a11y/useFocusableInteractive: its days take the focus.
        <div key={week[0]?.date} role="row" className={classes.week}>
          {week.map(({ date, isInMonth }) => (
            <Day
              key={date}
              date={date}
              isInMonth={isInMonth}
              isChosen={date === day}
              isToday={date === today}
              mark={markOf(date, holidays, exceptions)}
              name={formatDateWithWeekday(language, date)}
              onDay={onDay}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type DayProps = {
  date: string;
  isInMonth: boolean;
  isChosen: boolean;
  isToday: boolean;
  mark: Mark | undefined;
  name: string;
  onDay: (day: string) => void;
};

function Day({ date, isInMonth, isChosen, isToday, mark, name, onDay }: DayProps) {
  const { t } = useTranslation('calendars');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid that takes the focus.
    <div
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-day={date}
      data-mark={mark}
      data-outside={!isInMonth || undefined}
      data-weekend={isoWeekday(date) > 5 || undefined}
      className={classes.day}
      onClick={() => onDay(date)}
      onKeyDown={({ key }) => key === 'Enter' && onDay(date)}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <VisuallyHidden>{[name, ...(mark ? [t(`legend.${mark}`)] : [])].join(', ')}</VisuallyHidden>
      <small aria-hidden="true" className={classes.mark}>
        {mark && t(`marks.${mark}`)}
      </small>
    </div>
  );
}

function dayAfterKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - isoWeekday(day));
    case 'End':
      return addDays(day, 7 - isoWeekday(day));
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return undefined;
  }
}
