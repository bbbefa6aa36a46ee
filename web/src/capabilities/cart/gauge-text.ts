import type { Language } from '@dray/contract/languages.ts';
import { formatNumber, formatQuantity } from '#platform/format-number.ts';
import type { Translate } from '#platform/texts.ts';
import type { Measure } from './gauge-load.ts';

type Words = { t: Translate<readonly ['cart', 'catalogue']>; language: Language };

// A van's limit is read in kilograms, a lorry's in tonnes or, in Italy, in quintals (T63).
const lightVehicleKg = 3500;

/** A weight in the unit of its vehicle, so that two numbers side by side can be compared. */
function weightIn(language: Language, kilograms: number, maximumKg: number): { value: number; unit: string } {
  if (maximumKg <= lightVehicleKg) return { value: kilograms, unit: 'kg' };
  return language === 'it' ? { value: kilograms / 100, unit: 'q' } : { value: kilograms / 1000, unit: 't' };
}

export function weightText(language: Language, kilograms: number, maximumKg: number): string {
  const { value, unit } = weightIn(language, kilograms, maximumKg);
  return formatQuantity(language, value, unit);
}

export const palletsText = ({ t, language }: Words, pallets: number): string =>
  t('catalogue:amount.pallet', { count: pallets, n: formatNumber(language, pallets) });

/** "1.5 pallets missing": the verb agrees with the number that is shown. */
export function missingText(words: Words, kind: 'pallets' | 'weight', { missing, maximum }: Measure): string {
  const { t, language } = words;
  const isPallets = kind === 'pallets';
  const shown = isPallets ? missing : weightIn(language, missing, maximum).value;
  return t('gauge.missing', {
    count: Number(shown.toFixed(2)),
    amount: isPallets ? palletsText(words, missing) : weightText(language, missing, maximum),
  });
}

/** "3.5 of 33 pallets, minimum 5 not reached": what the picture says, for whoever cannot see it. */
export function measureText({ t, language }: Words, kind: 'pallets' | 'weight', measure: Measure): string {
  const number = (value: number) =>
    kind === 'pallets' ? formatNumber(language, value) : weightText(language, value, measure.maximum);
  const { value, maximum, minimum, standing } = measure;
  const figures = t(`gauge.${kind}Of`, { n: number(value), max: number(maximum) });
  if (standing === 'over') return `${figures}, ${t('gauge.exceeded')}`;
  if (minimum === undefined) return figures;
  return `${figures}, ${standing === 'under' ? t('gauge.notReached', { min: number(minimum) }) : t('gauge.reached')}`;
}
