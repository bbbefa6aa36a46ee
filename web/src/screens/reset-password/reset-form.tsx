import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type LinkKeys, linkBody, NewPasswordFields, useNewPassword } from '#capabilities/account/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldError } from '#ui/form/error-summary.tsx';
import type { PasswordSaved } from './reset-done.tsx';
import classes from './reset-form.module.css';

type Props = {
  keys: LinkKeys;
  email: string;
  onSaved: (saved: PasswordSaved) => void;
  onDead: (error: unknown) => void;
};

export function ResetForm({ keys, email, onSaved, onDead }: Props) {
  const { t } = useTranslation('account');
  const typed = useNewPassword();
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const saving = useMutation({
    mutationFn: () =>
      callRest('PUT /identity/users/ResetPassword', {
        body: { ...linkBody(keys), newPassword: typed.password, retypePassword: typed.retyped },
      }),
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof CallRefused && (error.code === 'LINK_OVER' || error.code === 'LINK_UNKNOWN')) onDead(error);
      setErrors(typed.takeRefusal(error) ?? []);
    },
  });
  const { text } = useFailureWords(saving.error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = typed.check();
    setErrors(found);
    setTries(tries + 1);
    if (found.length === 0 && !saving.isPending) saving.mutate();
  };

  return (
    <form className="grid gap-16" onSubmit={save} noValidate>
      <h1>{t('reset.heading')}</h1>
      <p className="muted anywhere">{t('reset.for', { email })}</p>
      <ErrorSummary key={`${tries} ${errors.length}`} errors={errors} />
      {/* So that a password manager keeps it under the user's name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields typed={typed} />
      <p role="alert" className={`${classes.failed} danger`}>
        {saving.isError && errors.length === 0 ? text : ''}
      </p>
      <Button type="submit" size="lg" fullWidth loading={saving.isPending}>
        {t('reset.save')}
      </Button>
    </form>
  );
}
