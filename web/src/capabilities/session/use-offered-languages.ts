import { type Language, languages } from '@dray/contract/languages.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { themeDefaultLanguage, themeFor } from './market-theme.ts';
import { offeredLanguages } from './offered-languages.ts';
import { useSession } from './session.ts';

const allLanguages: Language[] = [...languages];

/** What the reader may choose from: a visitor all five, for nothing is known of them yet. */
export function useOfferedLanguages(): Language[] {
  const { status, user } = useSession();
  const active = useLanguage();
  if (status !== 'signed-in' || !user) return allLanguages;
  return offeredLanguages({
    country: user.country,
    themeDefault: themeDefaultLanguage[themeFor(user.country)],
    active,
  });
}
