import { IconCheck } from '@tabler/icons-react';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './date-field.module.css';

type Props = {
  day: string;
  until: string | undefined;
  name: string;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: () => void;
};

/** One day by one press, with the last minute to order for it. */
export function DayChoice({ day, until, name, isChosen, isWrong, onChoose }: Props) {
  return (
    <label className={classes.day} data-wrong={isWrong || undefined}>
      <input type="radio" data-field="delivery_date" name={name} checked={isChosen} onChange={onChoose} />
      <IconCheck size={18} stroke={2.25} aria-hidden="true" />
      <span>
        {formatDateWithWeekday(useLanguage(), day)}
        {until && <small className={classes.until}>{until}</small>}
      </span>
    </label>
  );
}
