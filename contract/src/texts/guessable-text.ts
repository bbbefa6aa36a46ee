import type { Language } from '../languages.ts';
import en from './en/guessable.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

type GuessableTexts = typeof en;

const texts = readTexts<GuessableTexts>('guessable.json', en);

/** Why a password is easy to guess though it keeps every rule. */
export const guessableText = (reason: keyof GuessableTexts, language: Language): string => texts[language][reason];
