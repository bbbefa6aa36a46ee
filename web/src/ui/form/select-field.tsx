import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import classes from './select-field.module.css';

type Choice<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = FieldProps & {
  choices: readonly Choice<Value>[];
  /** Nothing is chosen yet: then `placeholder` is in the field. */
  value: Value | undefined;
  placeholder?: string | undefined;
  /** In the flow of a line it looks like a word that can be changed. */
  look?: 'control' | 'inline';
  /** As it is read out, where the label alone does not tell it from its neighbours. */
  name?: string;
  /** By which the search for what is wrong in a form finds it. */
  fieldName?: string | undefined;
  onChoose: (value: Value) => void;
};

/** One of a few. It is the browser's own list: on a phone it opens under the thumb. */
export function SelectField<Value extends string>({
  choices,
  value,
  placeholder,
  look = 'control',
  name,
  fieldName,
  onChoose,
  ...field
}: Props<Value>) {
  const { t } = useTranslation('form');
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChoose(choice.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className={classes.place} data-look={look}>
          <select
            {...control}
            aria-label={name}
            className={look === 'control' ? controlClass : undefined}
            data-field={fieldName}
            value={value ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {value === undefined && <option value="">{placeholder ?? t('choose')}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={look === 'control' ? 18 : 14} stroke={2} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
