import type { ReadLink } from '@dray/contract/identity/passwords.rest.ts';
import { type FormEvent, useState } from 'react';
import { ConsentList, type LinkKeys, NewPasswordFields, useNewPassword } from '#capabilities/account/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldError } from '#ui/form/error-summary.tsx';
import { Card } from '#ui/page/card.tsx';
import { useConsents } from './use-consents.ts';
import { useVerify } from './use-verify.ts';
import classes from './verification-form.module.css';

type Props = { keys: LinkKeys; invitation: ReadLink; onDead: (error: unknown) => void };

/** The first password and the four consents; where another provider keeps passwords, the consents alone (T139). */
export function VerificationForm({ keys, invitation, onDead }: Props) {
  const { t } = useTranslation('account');
  const typed = useNewPassword();
  const consents = useConsents(invitation.consents);
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const isElsewhere = invitation.passwordsElsewhere !== null;
  const verifying = useVerify({ keys, isElsewhere, typed, consents, onDead, onErrors: setErrors });
  const { text } = useFailureWords(verifying.error);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = [...(isElsewhere ? [] : typed.check()), ...consents.check()];
    setErrors(found);
    setTries(tries + 1);
    if (found.length === 0 && !verifying.isPending) verifying.mutate();
  };

  return (
    <form className="grid gap-24" onSubmit={send} noValidate>
      <ErrorSummary key={`${tries} ${errors.length}`} errors={errors} />
      {isElsewhere ? (
        <p>{t('elsewhere.text')}</p>
      ) : (
        <Card heading={t('verification.password')}>
          <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
          <NewPasswordFields typed={typed} withPrevious={false} />
        </Card>
      )}
      <Card heading={isElsewhere ? t('consents.heading') : t('verification.consents')}>
        <ConsentList
          consents={invitation.consents}
          given={consents.given}
          errors={consents.errors}
          onGive={consents.give}
        />
      </Card>
      <p role="alert" className={`${classes.failed} danger`}>
        {verifying.isError && errors.length === 0 ? text : ''}
      </p>
      <div className={classes.end}>
        <Button type="submit" size="lg" loading={verifying.isPending || verifying.isSuccess}>
          {isElsewhere ? t('verification.goOn') : t('verification.set')}
        </Button>
        <p className={classes.note}>{t('verification.kept')}</p>
      </div>
    </form>
  );
}
