import type { Language } from '../languages.ts';
import cs from './cs/saved-orders.json' with { type: 'json' };
import en from './en/saved-orders.json' with { type: 'json' };
import es from './es/saved-orders.json' with { type: 'json' };
import it from './it/saved-orders.json' with { type: 'json' };
import sk from './sk/saved-orders.json' with { type: 'json' };

type SavedOrderTexts = typeof en;
export type SavedOrderMessage = keyof SavedOrderTexts;

export const savedOrderMessages = Object.keys(en) as SavedOrderMessage[];

const texts: Record<Language, SavedOrderTexts> = { en, cs, it, sk, es };

/** What became of a saved order, in a sentence. */
export const savedOrderText = (message: SavedOrderMessage, language: Language): string => texts[language][message];
