import type { Language } from '../languages.ts';
import cs from './cs/provider.json' with { type: 'json' };
import en from './en/provider.json' with { type: 'json' };
import es from './es/provider.json' with { type: 'json' };
import it from './it/provider.json' with { type: 'json' };
import sk from './sk/provider.json' with { type: 'json' };

export type ProviderTexts = typeof en;

const texts: Record<Language, ProviderTexts> = { en, cs, it, sk, es };

/** What the embedded provider's own pages say. */
export const providerTexts = (language: Language): ProviderTexts => texts[language];
