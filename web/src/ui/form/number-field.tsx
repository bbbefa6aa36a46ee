import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { amountInField } from '#platform/texts/typed-amount.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import classes from './number-field.module.css';
import { type NumberRules, readNumber } from './read-number.ts';
import { useTypedValue } from './typed-value.ts';

type Props = FieldProps &
  NumberRules & {
    value: number | undefined;
    /** When one leaves the field or presses Enter. Without a number, but with words, where it cannot be taken. */
    onChange: (value: number | undefined, error: string | undefined) => void;
    /** What is counted, behind the number: kg, %, days. */
    unit?: string | undefined;
    /** Names the field where errors of the server lead to it. */
    field?: string | undefined;
  };

/** A number as one types it. A wrong one is shown and stays: nothing is rounded, cut or set back behind one's back. */
export function NumberField({ value, onChange, min, max, step, unit, field, ...words }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const typed = useTypedValue({
    value,
    onChange,
    format: (number) => amountInField(language, number),
    read: (text) => readNumber({ t, language }, { min, max, step }, text),
  });
  return (
    <Field {...words} error={typed.error ?? words.error}>
      {({ id, 'aria-describedby': described, 'aria-invalid': isInvalid }) => (
        <span className={`${classes.number} row gap-8`}>
          <input
            {...typed.input}
            id={id}
            data-field={field}
            className={controlClass}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isInvalid}
            aria-describedby={unit ? `${id}-unit ${described}` : described}
          />
          {unit && (
            <span id={`${id}-unit`} className="muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
