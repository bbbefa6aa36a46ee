import type { Language } from '../languages.ts';
import en from './en/ordering.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type NotificationTexts = Pick<typeof en, 'news' | 'missing'>;
export type OrderNotificationName = keyof NotificationTexts['news'];

const texts = readTexts<NotificationTexts>('ordering.json', en);

export const orderNotificationNames = Object.keys(en.news) as OrderNotificationName[];

/** Subject and first sentence of a mail about an order. */
export function orderNotificationText(name: OrderNotificationName, language: Language, number: string) {
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
