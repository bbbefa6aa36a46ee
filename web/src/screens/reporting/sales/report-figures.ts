import type { Language } from '@dray/contract/languages.ts';
import type { Figures, Unit } from '#capabilities/reporting/index.ts';
import { dateFormatter } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber, numberFormatter } from '#platform/texts/format-number.ts';

const noBreak = '\u00a0';

export const figureOf = (figures: Figures, unit: Unit): number =>
  unit === 'hl' ? figures.hectolitres : unit === 'money' ? figures.net : figures.packs;

/** As people say it: a tenth of a hectolitre matters to a pub, not to a wholesaler. */
export function rounded(unit: Unit, value: number): number {
  if (unit === 'packs') return Math.round(value);
  return unit === 'money' ? value : value >= 1_000 ? Math.round(value) : Math.round(value * 10) / 10;
}

export function formatFigure(language: Language, unit: Unit, value: number, currency: string): string {
  if (unit === 'money') return formatMoney(language, value, currency);
  const text = formatNumber(language, rounded(unit, value));
  return unit === 'hl' ? `${text}${noBreak}hl` : text;
}

/** On the axis and above a bar there is no room for cents. */
export function formatShort(language: Language, unit: Unit, value: number): string {
  if (unit !== 'money') return formatNumber(language, rounded(unit, value));
  return numberFormatter(language, { notation: 'compact', maximumFractionDigits: 1 })
    .format(value)
    .replace(/\s/g, noBreak);
}

/** lis 2026 – pro 2026 */
export const monthSpan = (language: Language, from: string, to: string): string =>
  from === to
    ? monthName(language, from, 'short')
    : `${monthName(language, from, 'short')} – ${monthName(language, to, 'short')}`;

/** A share of what was before; undefined where that was nothing. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;

/** lis · nov, below a bar. */
export const monthTick = (language: Language, month: string): string =>
  dateFormatter(language, { month: 'short', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '');

/** lis 2026, in a table. */
export const monthName = (language: Language, month: string, width: 'short' | 'long'): string =>
  dateFormatter(language, { month: width, year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(/\s/g, noBreak);
