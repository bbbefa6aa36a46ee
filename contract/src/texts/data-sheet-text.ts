import type { Language } from '../languages.ts';
import en from './en/data-sheet.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

export type DataSheetTexts = typeof en;

const texts = readTexts<DataSheetTexts>('data-sheet.json', en);

/** The words of a product's printed sheet. */
export const dataSheetTexts = (language: Language): DataSheetTexts => texts[language];
