import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';

export function DetailFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['home', 'errors']);
  const words = useFailureWords(error);
  return <BlockError heading={t('home:delivery.failed')} retry={t('errors:retry')} onRetry={onRetry} {...words} />;
}
