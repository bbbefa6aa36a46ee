// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { chooseLanguage, loadTexts, startTexts, translatorFor } from '#platform/texts/texts.ts';
import { missingText } from './gauge-text.ts';

type Spoken = 'sk' | 'it' | 'es';

beforeAll(async () => {
  startTexts('sk');
  await loadTexts('cart', 'catalogue');
  await chooseLanguage('it');
  await chooseLanguage('es');
});

function answered(language: Spoken, kind: 'pallets' | 'weight', missing: number, maximum: number): string {
  const words = { language, t: translatorFor(language, ['cart', 'catalogue'] as const) };
  const measure = { value: 0, minimum: missing, maximum, level: 'under' as const, missing };
  return missingText(words, kind, measure).replaceAll('\u00a0', ' ');
}

test('one pallet is missing, two pallets are', () => {
  const pallets = (language: Spoken) => [1, 2, 5, 1.5].map((missing) => answered(language, 'pallets', missing, 33));

  expect(pallets('sk')).toEqual(['chýba 1 paleta', 'chýbajú 2 palety', 'chýba 5 paliet', 'chýba 1,5 palety']);
  expect(pallets('it')).toEqual(['manca 1 pallet', 'mancano 2 pallet', 'mancano 5 pallet', 'mancano 1,5 pallet']);
  expect(pallets('es')).toEqual(['falta 1 palet', 'faltan 2 palets', 'faltan 5 palets', 'faltan 1,5 palets']);
});

test('the verb agrees with the weight as it is shown: kilograms below a tonne, tonnes or quintals above', () => {
  expect(answered('es', 'weight', 1000, 24_000)).toBe('falta 1 t');
  expect(answered('es', 'weight', 1160, 1500)).toBe('faltan 1,16 t');
  expect(answered('es', 'weight', 999, 24_000)).toBe('faltan 999 kg');
  expect(answered('it', 'weight', 1000, 28_000)).toBe('mancano 10 q');
  expect(answered('sk', 'weight', 2999.999, 24_000)).toBe('chýbajú 3 t');
});
