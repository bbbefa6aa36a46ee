import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import classes from './select-field.module.css';

type Option<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = FieldProps & {
  /** Undefined as long as nothing is chosen. */
  value: Value | undefined;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** Names the field where errors of the server lead to it. */
  field?: string | undefined;
};

/** One of a few, from the list that the device shows for it. */
export function SelectField<Value extends string>({ value, options, onChange, field, ...words }: Props<Value>) {
  const { t } = useTranslation('form');
  return (
    <Field {...words}>
      {(control) => (
        <span className={classes.select}>
          <select
            {...control}
            data-field={field}
            className={controlClass}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
          >
            {value === undefined && <option value="">{t('choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
