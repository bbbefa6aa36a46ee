import type { Language } from '../languages.ts';
import cs from './cs/favourites.json' with { type: 'json' };
import en from './en/favourites.json' with { type: 'json' };
import es from './es/favourites.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import it from './it/favourites.json' with { type: 'json' };
import sk from './sk/favourites.json' with { type: 'json' };

type FavouriteTexts = typeof en;
export type FavouriteErrorCode = keyof FavouriteTexts;

export const favouriteErrors = Object.keys(en) as FavouriteErrorCode[];

const texts: Record<Language, FavouriteTexts> = { en, cs, it, sk, es };

/** Why a product did not become a favourite, or did not cease to be one. */
export const favouriteText = (
  code: FavouriteErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): string => fillIn(texts[language][code], values);
