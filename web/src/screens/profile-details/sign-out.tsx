import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSignOut } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './sign-out.module.css';

export function SignOut() {
  const { t } = useTranslation('profile');
  const signOut = useMutation({ mutationFn: useSignOut() });

  return (
    <div>
      <Button
        variant="default"
        // Until the provider's page is there.
        loading={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate()}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('signOut')}
      </Button>
      <p role="alert" className={`${classes.failed} mt-8 danger`}>
        {signOut.isError && t('signOutFailed')}
      </p>
    </div>
  );
}
