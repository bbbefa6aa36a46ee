import { type Language, languages } from '../languages.ts';
import en from './en/catalogue.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

export type CatalogueTexts = typeof en;

const texts = readTexts<CatalogueTexts>('catalogue.json', en);

/** What the server says about goods: groups, packs, facets, why something cannot be ordered. */
export const catalogueTexts = (language: Language): CatalogueTexts => texts[language];

/** What people call a kind of pack or a group of goods, whatever language they type in. */
export const searchWordsFor = (kind: string): string =>
  languages.map((language) => new Map(Object.entries(texts[language].searchWords)).get(kind) ?? '').join(' ');
