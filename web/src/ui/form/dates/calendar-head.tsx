import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CalendarState } from 'react-aria-components/Calendar';
import type { RangeCalendarState } from 'react-aria-components/RangeCalendar';
import { formatMonth } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StepButton } from '../../step-button.tsx';
import classes from './calendar.module.css';

type Props = { state: CalendarState | RangeCalendarState; months: number };

/** The months that are shown, and the way to those before and after them; the library reads out where one has come. */
export function CalendarHead({ state, months }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const shown = Array.from({ length: months }, (_, index) =>
    state.visibleRange.start.add({ months: index }).toString(),
  );
  return (
    <div className={classes.head}>
      <StepButton
        aria-label={t('calendar.previous')}
        isAtEnd={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </StepButton>
      <div className={classes.months}>
        {shown.map((month) => (
          <p key={month}>{formatMonth(language, month)}</p>
        ))}
      </div>
      <StepButton
        aria-label={t('calendar.next')}
        isAtEnd={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </StepButton>
    </div>
  );
}
