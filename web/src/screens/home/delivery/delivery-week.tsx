import { customs } from '@dray/contract/languages.ts';
import { formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './delivery-week.module.css';

const week = [1, 2, 3, 4, 5, 6, 7];

/** The week at a glance; read out, it is the list of days goods come. */
export function DeliveryWeek({ closedWeekdays }: { closedWeekdays: readonly number[] }) {
  const language = useLanguage();
  const open = week.filter((weekday) => !closedWeekdays.includes(weekday));
  const names = open.map((weekday) => formatWeekday(language, weekday, 'long'));
  return (
    <span className={classes.week}>
      <VisuallyHidden>{new Intl.ListFormat(customs[language].locale).format(names)}</VisuallyHidden>
      {week.map((weekday) => (
        <span
          key={weekday}
          className={`${classes.day} grid text-13 medium muted`}
          data-open={open.includes(weekday) || undefined}
          aria-hidden="true"
        >
          {formatWeekday(language, weekday, 'short')}
        </span>
      ))}
    </span>
  );
}
