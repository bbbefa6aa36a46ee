import type { Language } from '../languages.ts';
import en from './en/saved-orders.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

type SavedOrderTexts = typeof en;
export type SavedOrderMessage = keyof SavedOrderTexts;

export const savedOrderMessages = Object.keys(en) as SavedOrderMessage[];

const texts = readTexts<SavedOrderTexts>('saved-orders.json', en);

/** What became of a saved order, in a sentence. */
export const savedOrderText = (message: SavedOrderMessage, language: Language): string => texts[language][message];
