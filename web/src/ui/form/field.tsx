import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import hidden from '../visually-hidden.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './field.module.css';
import { describing, FieldNotes } from './field-notes.tsx';

/** What every field says of itself, whatever its control is. */
export type FieldProps = {
  /** Given where something else points to the field, as a summary of errors does. */
  id?: string | undefined;
  label: string;
  /** It is still read out; where a column's head or a neighbour says the same to the eye. */
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Opposite the label: that the answer is being saved, for example. */
  status?: ReactNode;
  /** Sends once more what could not be saved. */
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
};

/** What ties the control to its words; the control spreads them. */
export type ControlProps = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };
export type GroupProps = { id: string; 'aria-labelledby': string; 'aria-describedby': string };

/** The look of every text and list of a form, so that all are one height. */
export const controlClass = classes.control;

/** A field with its name, and below it what is wrong or worth knowing. It may be within a line of text. */
export function Field({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <Frame
      {...props}
      id={id}
      name={
        <label htmlFor={id} className={props.isLabelHidden ? hidden.hidden : classes.label}>
          <Name {...props} />
        </label>
      }
    >
      {children({ id, 'aria-describedby': describing(id), 'aria-invalid': props.error !== undefined })}
    </Frame>
  );
}

/** The same around several controls that answer one question together. */
export function FieldGroup({ children, ...props }: FieldProps & { children: (group: GroupProps) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const labelId = `${id}-label`;
  return (
    <Frame
      {...props}
      id={id}
      name={
        <span id={labelId} className={props.isLabelHidden ? hidden.hidden : classes.label}>
          <Name {...props} />
        </span>
      }
    >
      {children({ id, 'aria-labelledby': labelId, 'aria-describedby': describing(id) })}
    </Frame>
  );
}

function Name({ label, isRequired = false }: FieldProps) {
  const { t } = useTranslation('form');
  return (
    <>
      {label}
      {isRequired && (
        <>
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
          <VisuallyHidden> ({t('required')})</VisuallyHidden>
        </>
      )}
    </>
  );
}

type FrameProps = FieldProps & { id: string; name: ReactNode; children: ReactNode };

function Frame({ id, name, isLabelHidden, status, error, onRetry, hint, className, children }: FrameProps) {
  return (
    <span className={[classes.field, className].filter(Boolean).join(' ')}>
      {isLabelHidden && !status ? (
        name
      ) : (
        <span className={classes.head}>
          {name}
          {status}
        </span>
      )}
      {children}
      <FieldNotes id={id} error={error} onRetry={onRetry} hint={hint} />
    </span>
  );
}
