import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './field-frame.module.css';

type Props = {
  id: string;
  label: string;
  isRequired?: boolean;
  /** Several controls answer it together. */
  isGroup?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
};

export const errorIdOf = (id: string): string => `${id}-error`;

/** A field of the order with its name, and below it what is wrong or worth knowing. */
export function FieldFrame({ id, label, isRequired = false, isGroup = false, error, hint, children }: Props) {
  const { t } = useTranslation('cart');
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
      {isGroup ? (
        <p id={`${id}-label`} className={classes.label}>
          {name}
        </p>
      ) : (
        <label htmlFor={id} className={classes.label}>
          {name}
        </label>
      )}
      {children}
      <div id={errorIdOf(id)} className={classes.error} role="alert">
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            {error}
          </>
        )}
      </div>
      {hint && <div className={classes.hint}>{hint}</div>}
    </div>
  );
}
