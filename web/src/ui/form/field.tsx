import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import hidden from '../visually-hidden.module.css';
import classes from './field.module.css';

export type FieldProps = {
  label: string;
  /** It is still read out; where a column's head or a neighbour says the same to the eye. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** What ties a control to its label and to what is said about it. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** The look of a control that is written into or chosen from, so that all are one height. */
export const controlClass = classes.control;

/** A control with its name above it, and below it what is wrong or worth knowing. It may stand within a line of text. */
export function Field({ label, isLabelHidden = false, hint, error, className, children }: Props) {
  const id = useId();
  const describedBy = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return (
    <span className={[classes.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : classes.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          {error}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
    </span>
  );
}
