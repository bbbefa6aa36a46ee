import type { Language } from '@dray/contract/languages.ts';
import { isCountry, marketOf } from '@dray/contract/markets.ts';
import type { ThemeName } from '#ui/theme/colour-tokens.ts';

export const themeDefaultLanguage: Record<ThemeName, Language> = { emea: 'cs', peroni: 'it' };

/** The server writes THEME into the page; the development server leaves the placeholder, which means emea (T124, H12). */
export const servedTheme: ThemeName = document.documentElement.dataset.theme === 'peroni' ? 'peroni' : 'emea';

/** Before sign-in the theme that was served, after it the one of the user's market (T124). */
export function themeFor(country: string | null | undefined): ThemeName {
  if (!country) return servedTheme;
  return isCountry(country) ? marketOf(country).theme : 'emea';
}

/** Style sheets ask the document which theme it wears. */
export function wearTheme(name: ThemeName): void {
  document.documentElement.dataset.theme = name;
}
