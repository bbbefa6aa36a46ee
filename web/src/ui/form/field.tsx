import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './field.module.css';
import { describing, FieldNotes } from './field-notes.tsx';

/** What every field says of itself, whatever its control is. */
export type FieldProps = {
  /** Given where something else points to the field, as a summary of errors does. */
  id?: string | undefined;
  label: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands opposite the label: that the answer is being saved, for example. */
  status?: ReactNode;
  /** Sends once more what could not be saved. */
  onRetry?: (() => void) | undefined;
};

/** What ties the control to its words; the control spreads them. */
export type ControlProps = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };
export type GroupProps = { id: string; 'aria-labelledby': string; 'aria-describedby': string };

/** The look of every text and list of a form, so that all are one height. */
export const controlClass = classes.control;

/** A field with its name, and below it what is wrong or worth knowing. */
export function Field({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <Frame
      {...props}
      id={id}
      name={
        <label htmlFor={id} className={classes.label}>
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
        <p id={labelId} className={classes.label}>
          <Name {...props} />
        </p>
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

function Frame({ id, name, status, error, onRetry, hint, children }: FrameProps) {
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        {name}
        {status}
      </div>
      {children}
      <FieldNotes id={id} error={error} onRetry={onRetry} hint={hint} />
    </div>
  );
}
