import type { Language } from '@dray/contract/languages.ts';
import { formatQuantity } from '#platform/format-number.ts';

/** Under a tonne in kilograms, above it in tonnes; Italy counts in quintals. */
export function weightText(language: Language, kilograms: number): string {
  if (kilograms < 1000) return formatQuantity(language, kilograms, 'kg');
  return language === 'it'
    ? formatQuantity(language, kilograms / 100, 'q')
    : formatQuantity(language, kilograms / 1000, 't');
}
