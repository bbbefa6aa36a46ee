import type { Language } from '../languages.ts';
import en from './en/document-news.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

const texts = readTexts<typeof en>('document-news.json', en);

type Overdue = { number: string; amount: string; date: string };

/** What mails about documents say. */
export function documentNotificationText(language: Language) {
  const { newSubject, overdueSubject, overdueIntro, ...words } = texts[language];
  return {
    ...words,
    newSubject: (count: number): string => fillIn(newSubject, { count }),
    overdueSubject: ({ number }: Overdue): string => fillIn(overdueSubject, { number }),
    overdueIntro: (facts: Overdue): string => fillIn(overdueIntro, facts),
  };
}
