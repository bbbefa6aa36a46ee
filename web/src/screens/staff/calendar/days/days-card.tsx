import { addDays } from '@dray/contract/calendar-day.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CalendarException, calendarsQueries, type Holiday, type Market } from '#capabilities/calendars/index.ts';
import { formatMonth } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import type { AskedKind, Removable } from './asked-kind.ts';
import { DayDialog } from './day-dialog.tsx';
import { DayPanel } from './day-panel.tsx';
import classes from './days-card.module.css';
import { inMonth, isHolidayOn, monthDays } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = {
  country: Market;
  today: string;
  day: string;
  mayKeepHolidays: boolean;
  onDay: (day: string) => void;
};

/** A market's month with what differs in it, and beside it the day that is looked at. */
export function DaysCard({ country, today, day, mayKeepHolidays, onDay }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const [asked, setAsked] = useState<AskedKind>();
  const [removed, setRemoved] = useState<Removable>();
  const days = monthDays(day);
  const span = { from: days[0]?.date ?? day, to: days.at(-1)?.date ?? addDays(day, 42) };
  const exceptions = useQuery(calendarsQueries.exceptions(country, span));
  const holidays = useQuery({ ...calendarsQueries.holidays(country), enabled: mayKeepHolidays });
  const [kept, special] = [holidays.data?.results ?? [], exceptions.data?.results ?? []];
  const onDayOf = { holidays: kept.filter(isHolidayOn(day)), exceptions: special.filter(({ date }) => date === day) };

  const toggle = () => {
    if (day < today) return;
    const closing = onDayOf.exceptions.find(
      ({ kind, shipTo, transportType }) => kind === 'closed' && shipTo === null && transportType === null,
    );
    const [holiday] = onDayOf.holidays;
    if (closing) setRemoved({ exception: closing });
    else if (holiday && mayKeepHolidays) setRemoved({ holiday });
    else setAsked('closed');
  };

  const month = (shown: readonly Holiday[], different: readonly CalendarException[], onToggle: () => void) => (
    <MonthGrid day={day} today={today} holidays={shown} exceptions={different} onDay={onDay} onToggle={onToggle} />
  );

  return (
    <div className={classes.card}>
      <section className="card">
        <div className={classes.month}>
          <div className="row between gap-8">
            <IconButton label={t('previous')} onClick={() => onDay(inMonth(day, -1))}>
              <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <h2 className="text-17 semibold" aria-live="polite">
              {formatMonth(language, day)}
            </h2>
            <IconButton label={t('next')} onClick={() => onDay(inMonth(day, 1))}>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          <BlockStates query={exceptions} failed={t('failed')} waiting={month([], [], () => undefined)}>
            {() => month(kept, special, toggle)}
          </BlockStates>
          <p className="text-14 muted">{t('keys')}</p>
        </div>
      </section>
      <DayPanel
        country={country}
        today={today}
        day={day}
        mayKeepHolidays={mayKeepHolidays}
        holidays={onDayOf.holidays}
        exceptions={onDayOf.exceptions}
        onAsk={setAsked}
        onRemove={setRemoved}
      />
      {asked && (
        <DayDialog
          key={`${day} ${asked}`}
          country={country}
          day={day}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
      {removed && <RemoveDialog removed={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}
