import { useMutation } from '@tanstack/react-query';
import { useSignOut } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

/** Signing out, from wherever it is asked for. The page of the provider follows: until it is there, nothing may be touched. */
export function useLeaving(): { leave: () => void; isLeaving: boolean } {
  const { t } = useTranslation('shell');
  const signOut = useMutation({
    mutationFn: useSignOut(),
    onError: (failure) =>
      showFailure({
        topic: 'sign-out',
        text: t('account.signOutFailed'),
        failure,
        retry: () => signOut.mutate(),
        // Whoever cannot be sure must take it that they are still signed in: that is what it says.
        isTrueEitherWay: true,
      }),
  });
  return { leave: () => signOut.mutate(), isLeaving: signOut.isPending || signOut.isSuccess };
}
