import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { dayWithin } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './calendar.module.css';

type Props = {
  date: CalendarDate;
  today: string;
  whyClosed?: string | undefined;
  isSpecial?: boolean | undefined;
};

/** One day of a month. A closed one is called by its reason, too: screen readers say it on the way past. */
export function DayCell({ date, today, whyClosed, isSpecial = false }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const day = date.toString();
  const name = whyClosed && t('calendar.closed', { day: dayWithin(language, day, true), reason: whyClosed });
  return (
    <CalendarCell
      date={date}
      data-day={day}
      data-is-today={day === today || undefined}
      data-is-special={isSpecial || undefined}
      className={classes.day ?? ''}
      render={(props) => <div {...props} {...(name && { 'aria-label': name })} />}
    />
  );
}
