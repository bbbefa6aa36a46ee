import { type Translate, useTranslation } from '../texts/texts.ts';
import { CallRefused, CallUnanswered } from './call-errors.ts';

type FailureWords = { text: string; reference: string | undefined };

/** What a failed call says to the reader: what happened, in their language, and the reference to quote (E1). */
export function failureWords(t: Translate<'errors'>, error: unknown): FailureWords {
  if (error instanceof CallUnanswered) {
    return { text: error.reason === 'timeout' ? t('noAnswer') : t('noConnection'), reference: undefined };
  }
  if (error instanceof CallRefused) {
    const reference = error.requestId ? t('reference', { id: error.requestId }) : undefined;
    return { text: error.message || t('tryLater'), reference };
  }
  return { text: t('tryLater'), reference: undefined };
}

export const useFailureWords = (error: unknown): FailureWords => failureWords(useTranslation('errors').t, error);
