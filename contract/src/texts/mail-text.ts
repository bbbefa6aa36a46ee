import type { Language } from '../languages.ts';
import en from './en/mails.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type MailTexts = typeof en;
export type MailName = keyof MailTexts;

const texts = readTexts<MailTexts>('mails.json', en);

export function mailText(name: MailName, language: Language, values: Record<string, string>) {
  const { subject, body } = texts[language][name];
  return { subject: fillIn(subject, values), body: fillIn(body, values) };
}
