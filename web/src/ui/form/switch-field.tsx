import { useId } from 'react';
import field from './field.module.css';
import type { FieldProps } from './field.tsx';
import { describing, FieldNotes } from './field-notes.tsx';
import classes from './switch-field.module.css';

type Props = Omit<FieldProps, 'isRequired'> & {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** Something that is on or off and holds at once. */
export function SwitchField({ id: given, label, isOn, onChange, isDisabled = false, status, ...notes }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={field.field}>
      <div className="row gap-12">
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {status}
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself.
          role="switch"
          className={classes.switch}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={describing(id)}
          aria-invalid={notes.error !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
