import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './error-summary.module.css';
import { focusField } from './focus-field.ts';

/** The words are those that are at the field. */
export type FieldError = { fieldId: string; text: string };

type Props = {
  errors: readonly FieldError[];
  /** What the server calls it, where it has a name for it. */
  heading?: string | undefined;
};

/**
 * What is to be corrected before a form can be sent; each leads to its field. It takes the focus when it comes; after a
 * further try that failed, too, where it is drawn with the number of the try as its key.
 */
export const ErrorSummary = ({ errors, heading }: Props) =>
  errors.length > 0 && <Errors errors={errors} heading={heading} />;

function Errors({ errors, heading }: Props) {
  const { t } = useTranslation('form');
  const headingId = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const go = (event: MouseEvent, fieldId: string) => {
    // The address stays as it is: this is no other page.
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <section ref={summary} tabIndex={-1} className={classes.summary} aria-labelledby={headingId}>
      <h2 id={headingId} className="row gap-8 text-17 danger">
        <IconAlertTriangle size={20} stroke={2} aria-hidden="true" />
        {heading ?? t('summary.heading', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              className={`${classes.link} size-15 line-24 semibold danger`}
              href={`#${fieldId}`}
              onClick={(event) => go(event, fieldId)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
