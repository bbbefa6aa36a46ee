import type { ReactNode } from 'react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { controlClass, Field, type FieldProps } from '../field.tsx';
import { useTypedValue } from '../typed-value.ts';
import { type DayRules, exampleOf, readDay } from './read-day.ts';
import classes from './typed-day-field.module.css';

export type DayFieldProps = FieldProps &
  DayRules & {
    value: string | undefined;
    /** When one leaves the field or presses Enter. Without a day, but with words, where it cannot be understood. */
    onChange: (day: string | undefined, error: string | undefined) => void;
  };

type Props = DayFieldProps & {
  /** What else can choose the day, behind the text. */
  beside?: (choose: (day: string) => void) => ReactNode;
};

/** A day, written as one is used to. */
export function TypedDayField({ value, onChange, today, min, max, whyClosed, beside, ...field }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const rules = { today, min, max, whyClosed };
  const typed = useTypedValue({
    value,
    onChange,
    format: (day) => formatShortDate(language, day),
    read: (text) => readDay({ t, language }, rules, text),
  });
  return (
    <Field {...field} error={typed.error ?? field.error}>
      {(control) => (
        <div className={`${classes.row} flex gap-8`}>
          <input
            {...control}
            {...typed.input}
            className={controlClass}
            autoComplete="off"
            placeholder={exampleOf(language, rules)}
          />
          {beside?.(typed.choose)}
        </div>
      )}
    </Field>
  );
}
