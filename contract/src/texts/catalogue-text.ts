import { type Language, languages } from '../languages.ts';
import cs from './cs/catalogue.json' with { type: 'json' };
import en from './en/catalogue.json' with { type: 'json' };
import es from './es/catalogue.json' with { type: 'json' };
import it from './it/catalogue.json' with { type: 'json' };
import sk from './sk/catalogue.json' with { type: 'json' };

export type CatalogueTexts = typeof en;

const texts: Record<Language, CatalogueTexts> = { en, cs, it, sk, es };

/** What the server says about goods: groups, packs, facets, why something cannot be ordered. */
export const catalogueTexts = (language: Language): CatalogueTexts => texts[language];

/** What people call a kind of pack or a group of goods, whatever language they type in. */
export const searchWordsFor = (kind: string): string =>
  languages.map((language) => new Map(Object.entries(texts[language].searchWords)).get(kind) ?? '').join(' ');
