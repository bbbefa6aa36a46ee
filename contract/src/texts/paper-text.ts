import type { Language } from '../languages.ts';
import en from './en/papers.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

export type PaperTextName = keyof typeof en;

const texts = readTexts<typeof en>('papers.json', en);

/** The words of what the portal prints: confirmations, pro-formas, statements. */
export const paperText = (
  name: PaperTextName,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(texts[language][name], values);

/** With its gaps, for anyone who fills them later. */
export const paperTextAsWritten = (name: PaperTextName, language: Language): string => texts[language][name];
