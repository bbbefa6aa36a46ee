import { fallbackLanguage, type Language } from '@dray/contract/languages.ts';

/** A text by language; English stands in where one is missing. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts[fallbackLanguage] ?? '';

export type Link = { name: string; label: Texts; url: string; type: string; position: number };

export type Banner = {
  id: string;
  title: Texts;
  body: Texts;
  imageLink: string;
  imageName: string;
  link: string;
};

export type HelpPage = { title: Texts; body: Texts; fileLink: string | undefined; pageOrder: number };

export type Paging = { offset: number; limit: number };
export type Page<Item> = Paging & { total: number; items: readonly Item[] };
