import type { Language } from '@dray/contract/languages.ts';

export type Texts = Readonly<Record<Language, string>>;

/** A name that is the same everywhere. */
export const sameEverywhere = (text: string): Texts => ({ en: text, cs: text, it: text, sk: text, es: text });
