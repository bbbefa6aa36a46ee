import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SavingWord } from '../choices/saving-word.tsx';
import classes from './field-frame.module.css';

type Props = {
  id: string;
  label: string;
  isRequired?: boolean;
  /** Several controls answer it together. */
  isGroup?: boolean;
  error?: string | undefined;
  /** Sends once more what could not be saved. */
  onRetry?: (() => void) | undefined;
  isSaving?: boolean;
  hint?: ReactNode;
  children: ReactNode;
};

/** Every text and list of the form, so that all are one height. */
export const fieldClass = classes.control;

export const errorIdOf = (id: string): string => `${id}-error`;

/** A field of the order with its name, and below it what is wrong or worth knowing. */
export function FieldFrame({
  id,
  label,
  isRequired = false,
  isGroup = false,
  error,
  onRetry,
  isSaving = false,
  hint,
  children,
}: Props) {
  const { t } = useTranslation(['cart', 'errors']);
  const name = (
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
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        {isGroup ? (
          <p id={`${id}-label`} className={classes.label}>
            {name}
          </p>
        ) : (
          <label htmlFor={id} className={classes.label}>
            {name}
          </label>
        )}
        <SavingWord isOn={isSaving} />
      </div>
      {children}
      <div id={errorIdOf(id)} className={classes.error} role="alert">
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            <span>{error}</span>
            {onRetry && (
              <button type="button" className={classes.retry} onClick={onRetry}>
                {t('errors:retry')}
              </button>
            )}
          </>
        )}
      </div>
      {hint && <div className={classes.hint}>{hint}</div>}
    </div>
  );
}
