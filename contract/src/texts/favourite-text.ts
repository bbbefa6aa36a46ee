import type { Language } from '../languages.ts';
import en from './en/favourites.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type FavouriteTexts = typeof en;
export type FavouriteErrorCode = keyof FavouriteTexts;

export const favouriteErrors = Object.keys(en) as FavouriteErrorCode[];

const texts = readTexts<FavouriteTexts>('favourites.json', en);

/** Why a product did not become a favourite, or did not cease to be one. */
export const favouriteText = (
  code: FavouriteErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): string => fillIn(texts[language][code], values);
