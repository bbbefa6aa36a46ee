import { useTranslation } from '#platform/texts/texts.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { RuleList } from './rule-list.tsx';
import { type NewPassword, newPasswordId, retypedId } from './use-new-password.ts';

/** The two fields with the rules between them. */
export function NewPasswordFields({ typed, withPrevious = true }: { typed: NewPassword; withPrevious?: boolean }) {
  const { t } = useTranslation('account');
  return (
    <Stack>
      <PasswordField
        id={newPasswordId}
        label={t('password.new')}
        isRequired
        autoComplete="new-password"
        value={typed.password}
        onChange={typed.setPassword}
        onLeave={typed.password ? typed.judge : undefined}
        error={typed.passwordError}
      />
      <RuleList typed={typed} withPrevious={withPrevious} />
      <PasswordField
        id={retypedId}
        label={t('password.retype')}
        isRequired
        autoComplete="new-password"
        value={typed.retyped}
        onChange={typed.setRetyped}
        onLeave={typed.retyped ? typed.compare : undefined}
        error={typed.retypedError}
      />
    </Stack>
  );
}
