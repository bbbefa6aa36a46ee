import type { Language } from '../languages.ts';
import en from './en/ordering.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type NewsTexts = Pick<typeof en, 'news' | 'missing'>;
export type OrderNewsName = keyof NewsTexts['news'];

const texts = readTexts<NewsTexts>('ordering.json', en);

export const orderNewsNames = Object.keys(en.news) as OrderNewsName[];

/** Subject and first sentence of a mail about an order. */
export function orderNewsText(name: OrderNewsName, language: Language, number: string) {
  const { subject, intro } = texts[language].news[name];
  return { subject: fillIn(subject, { number }), intro: fillIn(intro, { number }) };
}

/** How much of a line is missing, and why where that is known. */
export const missingText = (
  values: { name: string; missing: string; ordered: string; reason: string | undefined },
  language: Language,
): string => {
  const { line, lineWithReason } = texts[language].missing;
  const { reason, ...amounts } = values;
  return reason ? fillIn(lineWithReason, { ...amounts, reason }) : fillIn(line, amounts);
};
