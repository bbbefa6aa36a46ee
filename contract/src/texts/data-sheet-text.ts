import type { Language } from '../languages.ts';
import cs from './cs/data-sheet.json' with { type: 'json' };
import en from './en/data-sheet.json' with { type: 'json' };
import es from './es/data-sheet.json' with { type: 'json' };
import it from './it/data-sheet.json' with { type: 'json' };
import sk from './sk/data-sheet.json' with { type: 'json' };

export type DataSheetTexts = typeof en;

const texts: Record<Language, DataSheetTexts> = { en, cs, it, sk, es };

/** The words of a product's printed sheet. */
export const dataSheetTexts = (language: Language): DataSheetTexts => texts[language];
