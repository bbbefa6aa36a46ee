import { customs, fallbackLanguage, type Language, languages } from '@dray/contract/languages.ts';
import { isCountry, marketOf } from '@dray/contract/markets.ts';

type Reader = { country: string | null; themeDefault: Language; active: Language };

/**
 * The languages a signed-in user may choose from (L3). A Slovak gets Slovak and English; everybody else those that
 * are for everybody, and besides what they would lose otherwise: their country's, the theme's and the one they read now (T2).
 */
export function offeredLanguages({ country, themeDefault, active }: Reader): Language[] {
  if (country === 'SK') return inOrder([marketOf(country).language, fallbackLanguage]);
  const own = isCountry(country) ? [marketOf(country).language] : [];
  return inOrder([...forEverybody, ...own, themeDefault, active]);
}

const forEverybody = languages.filter((language) => customs[language].isForEverybody);

const inOrder = (offered: readonly Language[]): Language[] => languages.filter((each) => offered.includes(each));
