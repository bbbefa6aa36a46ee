import type { Language } from '../languages.ts';
import en from './en/provider.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

export type ProviderTexts = typeof en;

const texts = readTexts<ProviderTexts>('provider.json', en);

/** What the embedded provider's own pages say. */
export const providerTexts = (language: Language): ProviderTexts => texts[language];
