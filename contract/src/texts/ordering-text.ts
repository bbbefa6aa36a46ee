import type { Language } from '../languages.ts';
import en from './en/ordering.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type ConfirmationTexts = (typeof en)['confirmation'];
export type ConfirmationTextName = keyof ConfirmationTexts;

const texts = readTexts<{ confirmation: ConfirmationTexts }>('ordering.json', en);

export const confirmationTextNames = Object.keys(en.confirmation) as ConfirmationTextName[];

/** A piece of the mail that confirms an order. */
export const confirmationText = (
  name: ConfirmationTextName,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(texts[language].confirmation[name], values);
