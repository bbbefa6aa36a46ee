import type { Language } from '@dray/contract/languages.ts';
import { formatNumber, formatQuantity } from '#platform/format-number.ts';
import type { Translate } from '#platform/texts.ts';
import type { Measure } from './gauge-load.ts';

type Words = { t: Translate<readonly ['cart', 'catalogue']>; language: Language };

// A van's limit is read in kilograms, a lorry's in tonnes or, in Italy, in quintals (T63).
const lightVehicleKg = 3500;

/** A weight in the unit of its vehicle, so that two numbers side by side can be compared. */
export function weightText(language: Language, kilograms: number, maximumKg: number): string {
  if (maximumKg <= lightVehicleKg) return formatQuantity(language, kilograms, 'kg');
  return language === 'it'
    ? formatQuantity(language, kilograms / 100, 'q')
    : formatQuantity(language, kilograms / 1000, 't');
}

export const palletsText = ({ t, language }: Words, pallets: number): string =>
  t('catalogue:amount.pallet', { count: pallets, n: formatNumber(language, pallets) });

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
