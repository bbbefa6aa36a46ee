import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import { customs, type Language } from '@dray/contract/languages.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';

const kinds = ['phone', 'tablet', 'computer', 'unknown', 'program'] as const;

/** “1 phone and 2 computers”; nothing where nothing was open. */
export function endedWords(t: Translate<'account'>, language: Language, ended: EndedAccess): string | undefined {
  const words = kinds.flatMap((kind) =>
    ended[kind] > 0 ? [t(`ended.${kind}`, { count: ended[kind], n: formatNumber(language, ended[kind]) })] : [],
  );
  return words.length > 0
    ? new Intl.ListFormat(customs[language].locale, { type: 'conjunction' }).format(words)
    : undefined;
}
