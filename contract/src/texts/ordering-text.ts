import type { Language } from '../languages.ts';
import cs from './cs/ordering.json' with { type: 'json' };
import en from './en/ordering.json' with { type: 'json' };
import es from './es/ordering.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import it from './it/ordering.json' with { type: 'json' };
import sk from './sk/ordering.json' with { type: 'json' };

type ConfirmationTexts = (typeof en)['confirmation'];
export type ConfirmationTextName = keyof ConfirmationTexts;

const texts: Record<Language, ConfirmationTexts> = {
  en: en.confirmation,
  cs: cs.confirmation,
  it: it.confirmation,
  sk: sk.confirmation,
  es: es.confirmation,
};

export const confirmationTextNames = Object.keys(en.confirmation) as ConfirmationTextName[];

/** A piece of the mail that confirms an order. */
export const confirmationText = (
  name: ConfirmationTextName,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(texts[language][name], values);
