import { isTypeable, unmetRules } from '@dray/contract/identity/password-rules.ts';
import { useState } from 'react';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { FieldError } from '#ui/form/error-summary.tsx';

export const newPasswordId = 'new-password';
export const retypedId = 'retype-password';

/** Of this password the server has said no; another one is another matter. */
type Refused = { password: string; text: string; unmet: readonly string[] };

export type NewPassword = ReturnType<typeof useNewPassword>;

/** A new password, typed twice. Its rules are judged by the lines that the server judges by. */
export function useNewPassword() {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [retyped, setRetyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const refusal = refused?.password === password ? refused : undefined;
  const unmet = [...unmetRules(password), ...(refusal?.unmet ?? [])];
  const ownError =
    unmetRules(password).length > 0 ? t('password.unmet') : isTypeable(password) ? undefined : t('password.wrong');
  const passwordError = refusal?.text ?? ownError;
  const retypedError = retyped === password ? undefined : t('password.differ');

  return {
    password,
    retyped,
    setPassword,
    setRetyped,
    isJudged,
    unmet,
    judge: () => setJudged(true),
    compare: () => setCompared(true),
    passwordError: isJudged ? passwordError : undefined,
    retypedError: isCompared ? retypedError : undefined,
    /** What prevents sending it; from now on the fields say so, too. */
    check(): FieldError[] {
      setJudged(true);
      setCompared(true);
      return [
        ...(ownError ? [{ fieldId: newPasswordId, text: ownError }] : []),
        ...(retypedError ? [{ fieldId: retypedId, text: retypedError }] : []),
      ];
    },
    /** What the server had against it, in its words; nothing where it was something else. */
    takeRefusal(error: unknown): FieldError[] | undefined {
      if (!(error instanceof CallRefused)) return undefined;
      if (error.code === 'PASSWORDS_DIFFER') return [{ fieldId: retypedId, text: error.message }];
      if (error.code !== 'PASSWORD_RULES_UNMET' && error.code !== 'NEW_PASSWORD_WRONG') return undefined;
      const { names, reason } = brokenRules(error);
      const why = reason ?? (names.includes('previous') ? t('password.previous') : undefined);
      const text = why ? `${error.message}. ${why}` : error.message;
      setRefused({ password, text, unmet: names });
      return [{ fieldId: newPasswordId, text }];
    },
  };
}

function brokenRules({ body: { unmet, reason } }: CallRefused) {
  return {
    names: Array.isArray(unmet) ? unmet.map(String) : [],
    reason: typeof reason === 'string' ? reason : undefined,
  };
}
