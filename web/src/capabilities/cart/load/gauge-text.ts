import type { Language } from '@dray/contract/languages.ts';
import { formatNumber, formatWeight, weightInUnit } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { Measure } from './gauge-load.ts';

type Words = { t: Translate<readonly ['cart', 'catalogue']>; language: Language };

/** A weight as every other screen writes it, so that two of them side by side agree (T63). */
export const weightText = formatWeight;

export const palletsText = ({ t, language }: Words, pallets: number): string =>
  t('catalogue:amount.pallet', { count: pallets, n: formatNumber(language, pallets) });

/** "1.5 pallets missing": the verb agrees with the number that is shown. */
export function missingText(words: Words, kind: 'pallets' | 'weight', { missing }: Measure): string {
  const { t, language } = words;
  const isPallets = kind === 'pallets';
  const shown = isPallets ? missing : weightInUnit(language, missing).value;
  return t('gauge.missing', {
    count: Number(shown.toFixed(2)),
    amount: isPallets ? palletsText(words, missing) : weightText(language, missing),
  });
}

/** "3.5 of 33 pallets, minimum 5 not reached": what the picture says, for those who cannot see it. */
export function measureText({ t, language }: Words, kind: 'pallets' | 'weight', measure: Measure): string {
  const number = (value: number) => (kind === 'pallets' ? formatNumber(language, value) : weightText(language, value));
  const { value, maximum, minimum, level } = measure;
  const figures = t(`gauge.${kind}Of`, { n: number(value), max: number(maximum) });
  if (level === 'over') return `${figures}, ${t('gauge.exceeded')}`;
  if (minimum === undefined) return figures;
  return `${figures}, ${level === 'under' ? t('gauge.notReached', { min: number(minimum) }) : t('gauge.reached')}`;
}
