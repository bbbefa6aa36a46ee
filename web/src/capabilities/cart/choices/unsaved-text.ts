import { failureWords } from '#platform/calls/failure-words.ts';
import { type Translate, useTranslation } from '#platform/texts/texts.ts';

/** Null where there is nothing that could hold instead. */
type Kept = string | undefined | null;
type Words = { t: Translate<'cart'>; errors: Translate<'errors'> };

/** What was not saved, why not, and what holds now: "Not saved: Payment. … Still: Invoice." */
function unsavedText({ t, errors }: Words, what: string, failure: unknown, kept: Kept): string {
  const reason = failureWords(errors, failure).text;
  return [t('unsaved.what', { what }), sentence(reason), ...holding(t, kept)].join(' ');
}

/** Undefined while nothing has failed. */
export function useUnsavedText(what: string, failure: unknown, kept: Kept): string | undefined {
  const { t } = useTranslation('cart');
  const { t: errors } = useTranslation('errors');
  return failure === undefined ? undefined : unsavedText({ t, errors }, what, failure, kept);
}

function holding(t: Translate<'cart'>, kept: Kept): string[] {
  if (kept === null) return [];
  return [kept ? t('unsaved.holds', { value: kept }) : t('unsaved.holdsNothing')];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
