import { formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import classes from './ticks.module.css';

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  /** Numbers apart by spaces, Monday is 1. */
  value: string;
  onType: (text: string) => void;
};

const week = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The weekdays on which nothing is delivered. */
export function WeekdaysField({ value, onType, ...field }: Props) {
  const language = useLanguage();
  const closed = value.split(' ');
  const tick = (day: string, isClosed: boolean) =>
    onType(week.filter((each) => (each === day ? isClosed : closed.includes(each))).join(' '));
  return (
    <FieldGroup {...field} className={classes.wide}>
      {(group) => (
        <fieldset {...group} className={classes.ticks}>
          {week.map((day) => (
            <label key={day} className={classes.tick}>
              <input
                type="checkbox"
                checked={closed.includes(day)}
                onChange={({ currentTarget }) => tick(day, currentTarget.checked)}
              />
              {formatWeekday(language, Number(day), 'short')}
            </label>
          ))}
        </fieldset>
      )}
    </FieldGroup>
  );
}
