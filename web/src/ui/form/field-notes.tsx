import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './field.module.css';

type Props = {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
};

const errorIdOf = (id: string): string => `${id}-error`;
const hintIdOf = (id: string): string => `${id}-hint`;

/** Where the notes of a field are, for its `aria-describedby`. */
export const describing = (id: string): string => `${errorIdOf(id)} ${hintIdOf(id)}`;

/** What is below a control: what is wrong, and what is worth knowing. */
export function FieldNotes({ id, hint, error, onRetry }: Props) {
  const { t } = useTranslation('errors');
  return (
    <>
      {/* It is there before there is anything to tell: a region that comes together with its words is not read out. */}
      <span
        id={errorIdOf(id)}
        className={classes.error}
        aria-live="assertive"
        // Empty it is no alert: a page of fields would be a page of alerts.
        role={error ? 'alert' : undefined}
      >
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            <span>{error}</span>
            {onRetry && (
              <button type="button" className={classes.retry} onClick={onRetry}>
                {t('retry')}
              </button>
            )}
          </>
        )}
      </span>
      <span id={hintIdOf(id)} className={classes.hint}>
        {hint}
      </span>
    </>
  );
}
