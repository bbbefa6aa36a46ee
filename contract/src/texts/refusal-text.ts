import type { Language } from '../languages.ts';
import type { RefusalCode } from '../refusal-codes.ts';
import cs from './cs/refusals.json' with { type: 'json' };
import en from './en/refusals.json' with { type: 'json' };
import es from './es/refusals.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import it from './it/refusals.json' with { type: 'json' };
import sk from './sk/refusals.json' with { type: 'json' };

// A code without a text, in whichever language, does not compile.
const texts: Record<Language, Record<RefusalCode, string>> = { en, cs, it, sk, es };

export const refusalText = (
  code: RefusalCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIn(texts[language][code], values);
