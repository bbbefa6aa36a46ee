import { useTranslation } from 'react-i18next';
import { CallRefused, CallUnanswered } from './call-errors.ts';

/** What a failed call says to the reader: what happened, in his language, and the reference to quote (E1). */
export function useFailureWords(error: unknown): { text: string; reference: string | undefined } {
  const { t } = useTranslation('errors');
  if (error instanceof CallUnanswered) {
    return { text: error.reason === 'timeout' ? t('noAnswer') : t('noConnection'), reference: undefined };
  }
  if (error instanceof CallRefused) {
    const reference = error.requestId ? t('reference', { id: error.requestId }) : undefined;
    return { text: error.message || t('tryLater'), reference };
  }
  return { text: t('tryLater'), reference: undefined };
}
