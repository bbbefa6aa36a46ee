import { lengthOf } from '@dray/contract/text-length.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { controlClass, Field, type FieldProps } from './field.tsx';
import classes from './text-field.module.css';
import { leftNearEnd } from './text-length.ts';

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'placeholder'
>;

type Props = FieldProps &
  Native & {
    value: string;
    onChange: (text: string) => void;
    /** One goes elsewhere, or presses Enter where that begins no new line. */
    onLeave?: (() => void) | undefined;
    /** More than one line. */
    rows?: number | undefined;
    /** The most characters; a longer text is reported and never cut. */
    max?: number | undefined;
    /** How much of it is used is shown below one line, too. */
    hasCounter?: boolean | undefined;
    /** Names the field where errors of the server lead to it. */
    field?: string | undefined;
  };

/** A text of one line, or of several. */
export function TextField(props: Props) {
  const {
    value,
    onChange,
    onLeave,
    rows,
    max,
    hasCounter = rows !== undefined,
    field,
    type,
    inputMode,
    autoComplete,
    autoCapitalize,
    ...rest
  } = props;
  const { autoFocus, placeholder, ...words } = rest;
  const tooLong = useTooLong(value, max);
  return (
    <Field
      {...words}
      error={tooLong ?? words.error}
      onRetry={tooLong ? undefined : words.onRetry}
      hint={max === undefined || !hasCounter ? words.hint : <Counter value={value} max={max} hint={words.hint} />}
    >
      {(control) => {
        const shared = {
          ...control,
          value,
          placeholder,
          autoComplete,
          autoCapitalize,
          inputMode,
          autoFocus,
          'data-field': field,
          className: controlClass,
          onBlur: onLeave,
        };
        return rows ? (
          <textarea {...shared} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && onLeave?.()}
          />
        );
      }}
    </Field>
  );
}

/** In words by how much, for a summary of errors, too. */
export function useTooLong(text: string, max: number | undefined): string | undefined {
  const { t } = useTranslation('form');
  const length = lengthOf(text);
  return max !== undefined && length > max ? t('text.tooLong', { count: length - max, maximum: max }) : undefined;
}

const settleMs = 800;

function Counter({ value, max, hint }: { value: string; max: number; hint: FieldProps['hint'] }) {
  const { t } = useTranslation('form');
  const length = lengthOf(value);
  // Said when the typing pauses: between two letters it would only interrupt.
  const left = leftNearEnd(useSettled(length, settleMs), max);
  return (
    <div className={`${classes.below} flex relative between gap-12`}>
      <div>{hint}</div>
      <span className="tabular">{t('text.used', { n: length, maximum: max })}</span>
      <VisuallyHidden>
        <span role="status">{left !== undefined && t('text.left', { count: left })}</span>
      </VisuallyHidden>
    </div>
  );
}
