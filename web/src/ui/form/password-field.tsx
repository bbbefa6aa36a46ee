import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { afterPress } from '#platform/after-press.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import classes from './password-field.module.css';

type Props = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  onLeave?: (() => void) | undefined;
  /** So that a password manager offers the right thing. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until its writer wants to see it; it may be pasted. */
export function PasswordField({ value, onChange, onLeave, autoComplete, ...words }: Props) {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <Field {...words}>
      {(control) => (
        <span className={classes.box}>
          <input
            {...control}
            className={controlClass}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onLeave && (() => afterPress(onLeave))}
          />
          <button
            type="button"
            className={classes.show}
            aria-pressed={isShown}
            aria-controls={control.id}
            aria-label={t('password.show', { field: words.label })}
            onClick={() => setShown(!isShown)}
          >
            <Eye size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
