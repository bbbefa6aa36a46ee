import { failureWords } from '#platform/calls/failure-words.ts';
import { type Translate, useTranslation } from '#platform/texts/texts.ts';

/** Null where there is nothing that could hold instead. */
type Stored = string | undefined | null;
type Words = { t: Translate<'cart'>; errors: Translate<'errors'> };

/** What was not saved, why not, and what holds now: "Not saved: Payment. … Still: Invoice." */
function unsavedText({ t, errors }: Words, what: string, failure: unknown, stored: Stored): string {
  const reason = failureWords(errors, failure).text;
  return [t('unsaved.what', { what }), sentence(reason), ...holding(t, stored)].join(' ');
}

/** Undefined while nothing has failed. */
export function useUnsavedText(what: string, failure: unknown, stored: Stored): string | undefined {
  const { t } = useTranslation('cart');
  const { t: errors } = useTranslation('errors');
  return failure === undefined ? undefined : unsavedText({ t, errors }, what, failure, stored);
}

function holding(t: Translate<'cart'>, stored: Stored): string[] {
  if (stored === null) return [];
  return [stored ? t('unsaved.holds', { value: stored }) : t('unsaved.holdsNothing')];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
