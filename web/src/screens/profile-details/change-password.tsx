import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountQueries, endedWords, NewPasswordFields, useNewPassword } from '#capabilities/account/index.ts';
import { renewBearer } from '#platform/calls/bearer.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldError } from '#ui/form/error-summary.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './change-password.module.css';
import { PasswordElsewhere } from './password-elsewhere.tsx';

const oldId = 'old-password';

/** Begun anew after each change, so that no password stays in the page. */
export function ChangePassword({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [saved, setSaved] = useState<{ number: number; words: string | undefined }>();
  const { data } = useQuery(accountQueries.sessions());
  if (data?.passwordsElsewhere) return <PasswordElsewhere address={data.passwordsElsewhere} />;
  const others = data && data.sessions.filter(({ isThisOne }) => !isThisOne).length + data.programs;
  const willEnd = others ? t('change.willEnd', { count: others, n: formatNumber(language, others) }) : '';

  return (
    <Card heading={t('change.heading')}>
      <p role="status" className={`${classes.saved} mb-12 success`}>
        {saved && (saved.words ? t('change.savedEnded', { what: saved.words }) : t('change.saved'))}
      </p>
      <ChangeForm
        key={saved?.number ?? 0}
        uid={uid}
        willEnd={willEnd}
        onSaved={(ended) => setSaved({ number: (saved?.number ?? 0) + 1, words: endedWords(t, language, ended) })}
      />
    </Card>
  );
}

type FormProps = { uid: string; willEnd: string; onSaved: (ended: Parameters<typeof endedWords>[2]) => void };

function ChangeForm({ uid, willEnd, onSaved }: FormProps) {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const typed = useNewPassword();
  const [oldPassword, setOldPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const saving = useMutation({
    mutationFn: () =>
      callRest('PUT /identity/users/ChangePassword/:UID', {
        params: { UID: uid },
        body: { oldPassword, newPassword: typed.password, retypePassword: typed.retyped },
      }),
    onSuccess: async ({ ended }) => {
      onSaved(ended);
      // The old token ended with the old password.
      await renewBearer();
      await queries.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
    onError: (error) => setErrors(typed.takeRefusal(error) ?? oldRefused(error)),
  });
  const { text } = useFailureWords(saving.error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = [...(oldPassword ? [] : [{ fieldId: oldId, text: t('change.oldMissing') }]), ...typed.check()];
    setErrors(found);
    setTries(tries + 1);
    if (found.length === 0 && !saving.isPending) saving.mutate();
  };

  return (
    <form className="grid gap-16" onSubmit={save} noValidate>
      <ErrorSummary key={`${tries} ${errors.length}`} errors={errors} />
      <PasswordField
        id={oldId}
        label={t('password.old')}
        isRequired
        autoComplete="current-password"
        value={oldPassword}
        onChange={(password) => {
          setOldPassword(password);
          setErrors(errors.filter(({ fieldId }) => fieldId !== oldId));
        }}
        error={errors.find(({ fieldId }) => fieldId === oldId)?.text}
      />
      <NewPasswordFields typed={typed} />
      <p role="alert" className={`${classes.failed} danger`}>
        {saving.isError && errors.length === 0 && tries > 0 ? text : ''}
      </p>
      <p className={`${classes.willEnd} text-15 muted`}>{willEnd}</p>
      <div>
        <Button type="submit" loading={saving.isPending}>
          {t('change.save')}
        </Button>
      </div>
    </form>
  );
}

const oldRefused = (error: unknown): FieldError[] =>
  error instanceof CallRefused && error.code === 'OLD_PASSWORD_WRONG' ? [{ fieldId: oldId, text: error.message }] : [];
