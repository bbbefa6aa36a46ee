import { customs, type Language } from '../languages.ts';

const noBreak = '\u00a0';

/** A number never breaks over two lines, and its minus is a minus: Intl writes a hyphen. */
const typeset = (text: string): string => text.replace(/\s/g, noBreak).replace('-', '\u2212');

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.currency ?? ''}`;
  const known =
    numberFormats.get(key) ?? new Intl.NumberFormat(customs[language].locale, { useGrouping: 'always', ...options });
  numberFormats.set(key, known);
  return known;
}

/** 12,345.6 · 12 345,6 */
export const writtenNumber = (language: Language, value: number): string =>
  typeset(numberFormat(language, {}).format(value));

/** €1,234.50 · 1 234,50 €; the amount in hundredths. */
export const writtenMoney = (language: Language, minor: number, currency: string): string =>
  typeset(
    numberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(minor / 100),
  );

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(customs[language].locale, options);
  dateFormats.set(key, known);
  return known;
}

/** A calendar day (YYYY-MM-DD) as it is written in full figures: 03/12/2026 · 3. 12. 2026 */
export function writtenDay(language: Language, day: string): string {
  const padded = customs[language].padsDates ? '2-digit' : 'numeric';
  // UTC from beginning to end: through a zone half of Europe would read the day before.
  const format = dateFormat(language, {
    day: padded,
    month: padded,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return typeset(format.format(new Date(`${day}T00:00:00Z`)));
}

/** A day with its hour, by the clock of that place: 03/12/2026, 14:05 · 3. 12. 2026 14:05 */
export function writtenMoment(language: Language, moment: Date, timeZone: string): string {
  const padded = customs[language].padsDates ? '2-digit' : 'numeric';
  const format = dateFormat(language, {
    day: padded,
    month: padded,
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return typeset(format.format(moment));
}

/** With the weekday before it, for a day that somebody plans by: Thu 3 Dec · čt 3. 12. */
export function writtenWeekday(language: Language, day: string): string {
  const month = customs[language].numbersMonths ? 'numeric' : 'short';
  const format = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'UTC',
  });
  const text = typeset(format.format(new Date(`${day}T00:00:00Z`)));
  return customs[language].keepsWeekdayComma ? text : text.replace(',', '');
}
