import type { Language } from '../languages.ts';
import cs from './cs/mails.json' with { type: 'json' };
import en from './en/mails.json' with { type: 'json' };
import es from './es/mails.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import it from './it/mails.json' with { type: 'json' };
import sk from './sk/mails.json' with { type: 'json' };

type MailTexts = typeof en;
export type MailName = keyof MailTexts;

const texts: Record<Language, MailTexts> = { en, cs, it, sk, es };

export function mailText(name: MailName, language: Language, values: Record<string, string>) {
  const { subject, body } = texts[language][name];
  return { subject: fillIn(subject, values), body: fillIn(body, values) };
}
