import { isLanguage } from '@dray/contract/languages.ts';
import type { SaidNames } from '#capabilities/identity/index.ts';

/** What the claims of the scope `profile` say of a person; a language we do not speak counts as none. */
export function readNames(claims: Readonly<Record<string, unknown>>): SaidNames {
  const language = textOf(claims.locale)
    ?.toLowerCase()
    .split(/[^a-z]/)[0];
  return {
    given: textOf(claims.given_name),
    family: textOf(claims.family_name),
    whole: textOf(claims.name),
    language: isLanguage(language) ? language : undefined,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
