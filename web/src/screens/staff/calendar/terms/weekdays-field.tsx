import { formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import classes from './weekdays-field.module.css';

type Props = { closed: readonly number[]; error: string | undefined; onChange: (closed: readonly number[]) => void };

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weekdays on which nothing is delivered. */
export function WeekdaysField({ closed, error, onChange }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const tick = (weekday: number, isClosed: boolean) =>
    onChange(week.filter((each) => (each === weekday ? isClosed : closed.includes(each))));
  return (
    <FieldGroup label={t('edit.weekdays')} error={error}>
      {(group) => (
        <fieldset {...group} className={classes.week}>
          {week.map((weekday) => (
            <label key={weekday} className={classes.day}>
              <input
                type="checkbox"
                className={classes.tick}
                checked={closed.includes(weekday)}
                onChange={({ currentTarget }) => tick(weekday, currentTarget.checked)}
              />
              {formatWeekday(language, weekday, 'short')}
            </label>
          ))}
        </fieldset>
      )}
    </FieldGroup>
  );
}
