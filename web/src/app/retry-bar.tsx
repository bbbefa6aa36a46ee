import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { retrySession } from './load-session.ts';

/** Rights that could not be fetched leave Home alone open; here one asks again, and goes where one wanted to (T15). */
export function RetryBar() {
  const { t } = useTranslation(['common', 'errors']);
  const client = useQueryClient();
  const router = useRouter();
  const { wanted } = router.state.location.state;
  const retry = useMutation({
    mutationFn: () => retrySession(client),
    onSuccess: async (isComplete) => {
      if (isComplete && wanted) await router.navigate({ href: wanted, replace: true });
    },
  });

  return (
    <BlockError
      heading={t('common:incomplete.heading')}
      text={t('common:incomplete.text')}
      retry={t('errors:retry')}
      isRetrying={retry.isPending}
      onRetry={() => retry.mutate()}
    />
  );
}
