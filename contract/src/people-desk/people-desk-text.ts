import type { Language } from '../languages.ts';
import en from '../texts/en/people-desk.json' with { type: 'json' };
import { readTexts } from '../texts/read-texts.ts';
import type { HelpKind } from './help-kinds.ts';

type PeopleDeskTexts = Omit<typeof en, 'help'> & { help: Record<HelpKind, string> };

const texts = readTexts<PeopleDeskTexts>('people-desk.json', en);

/** What customer service did for somebody, as a sentence without its full stop. */
export const helpText = (what: HelpKind, language: Language): string => texts[language].help[what];
